/** A way into React's own chunk that can be asked for by name: see wake.ts. */
export { hydrateRoot } from 'react-dom/client'
