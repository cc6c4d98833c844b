// The board that stands in somebody else's page: a record that plays, or a match that is followed. It needs no cookies.
import '../fonts.css';
import '../theme.css';

/** Whoever lets no other site store anything gets a store that forgets. */
function keepNothing(): void {
  const kept = new Map<string, string>();
  const value = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  };
  Object.defineProperty(window, 'localStorage', { value });
}
try {
  localStorage.getItem('');
} catch {
  keepNothing();
}
const { open } = await import('./open.ts');
open();
