/** An entry into React's own chunk, so that browser/main.ts can load it by name. */
export { hydrateRoot } from 'react-dom/client'
