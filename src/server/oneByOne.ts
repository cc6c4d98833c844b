type Task = () => Promise<void> | void;

/** Does what it is given one after the other; the answer comes when it is done, or as it failed. */
export function oneByOne(): (task: Task) => Promise<void> {
  const tasks: Task[] = [];
  let isWorking = false;
  async function work(): Promise<void> {
    isWorking = true;
    for (let task = tasks.shift(); task; task = tasks.shift()) {
      const running = task();
      if (running) await running;
    }
    isWorking = false;
  }
  return (task) =>
    new Promise((done, failed) => {
      tasks.push(() => {
        const running = task();
        if (!running) return done();
        return running.then(done, failed);
      });
      if (!isWorking) void work();
    });
}
