/** The first tries after a connection is lost: another node is there at once, one that is alone starts again within seconds. */
const FIRST_MILLIS = [100, 200, 300];
/** For so many tries; then for some minutes a node that restarts, however slowly, is found within two seconds of its return. */
const SOON_MILLIS = 400;
const SOON_TRIES = 25;
const PATIENT_MILLIS = 1500;
const PATIENT_TRIES = 140;
/** One that stays away is asked less often. */
const LATER_MILLIS = 8000;
/** Pages that were lost together do not come back together. */
const SPREAD = 0.3;

function longest(tries: number): number {
  if (tries < SOON_TRIES) return FIRST_MILLIS[tries] ?? SOON_MILLIS;
  return tries < PATIENT_TRIES ? PATIENT_MILLIS : LATER_MILLIS;
}

/** How long a page waits before its next try, after so many in vain. */
export const retryMillis = (tries: number, random = Math.random): number => longest(tries) * (1 - SPREAD * random());
