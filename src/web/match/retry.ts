/** A node that restarts, or another in its place, is found within two seconds; one that stays away is asked less often. */
const RETRY_MILLIS = [200, 500, 1000, 1500, 1500, 1500, 1500, 1500, 8000];
/** Pages that were lost together do not come back together. */
const SPREAD = 0.3;

/** How long a page waits before its next try, after so many in vain. */
export const retryMillis = (tries: number, random = Math.random): number =>
  RETRY_MILLIS[Math.min(tries, RETRY_MILLIS.length - 1)]! * (1 - SPREAD * random());
