/** The path below which the page is served, with a slash at each end. Addresses inside the page are written without it. */
const BASE: string = import.meta.env.BASE_URL;

/** An address inside the page as the browser knows it. */
export const outside = (path: string): string => BASE + path.slice(1);

/** A path of the browser as an address inside the page. */
export const inside = (path: string): string => (path.startsWith(BASE) ? path.slice(BASE.length - 1) : path);
