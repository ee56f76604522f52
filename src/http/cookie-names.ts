/**
 * Every cookie that has to do with who somebody is. `__Host-` binds a cookie to this very host, path / and HTTPS;
 * browsers count http://localhost as safe.
 */
export const COOKIES = {
  /** The access token; HttpOnly, as long as the token. */
  session: '__Host-session',
  /** The refresh token; HttpOnly, as long as the session may last. */
  refresh: '__Host-refresh',
  /** Says that this browser has signed in before, so that it keeps its own reserve of codes; HttpOnly. */
  device: '__Host-device',
  /** Tells the browser that asked for a code from any other the code is typed in; HttpOnly, as long as the code. */
  request: '__Host-request',
  /** Which address waits for its code, for the pages to sign in on; HttpOnly, as long as the code. */
  signIn: '__Host-sign-in',
  /**
   * A trip planned before signing in without script, or not submitted after it; HttpOnly, one hour, or to the end of
   * the next day where there was no search left. Gone with the one who signs out.
   */
  pending: '__Host-pending',
  /** The badge's initials and nothing else; readable, so that public pages can be the same for everyone. */
  viewer: 'viewer',
} as const
