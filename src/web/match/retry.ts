/** The first tries after a connection is lost; then for some minutes as often as the last of them. */
const FIRST_MILLIS = [200, 500, 1000, 1500];
/** A node that restarts, however slowly, is found within two seconds of its return; one that stays away is asked less often. */
const PATIENT_TRIES = 120;
const LATER_MILLIS = 8000;
/** Pages that were lost together do not come back together. */
const SPREAD = 0.3;

/** How long a page waits before its next try, after so many in vain. */
export const retryMillis = (tries: number, random = Math.random): number =>
  (tries < PATIENT_TRIES ? FIRST_MILLIS[Math.min(tries, FIRST_MILLIS.length - 1)]! : LATER_MILLIS) *
  (1 - SPREAD * random());
