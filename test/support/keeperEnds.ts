// Loaded before a server: at a signal the thread that keeps its log ends, as if it had run out of memory.
process.once('worker', (worker) => process.once('SIGUSR2', () => void worker.terminate()));
