import { execFileSync } from 'node:child_process';

/** The first `npx cancha` of a clone makes its links, and two at the same time spoil them: so the first one runs alone. */
export default function setup(): void {
  execFileSync('npx', ['cancha', 'games'], { stdio: 'ignore' });
}
