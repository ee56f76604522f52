/** True on a developer's machine and in tests; the production build drops every branch behind it. */
declare const __LOCAL__: boolean
