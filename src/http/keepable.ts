import { type AppContext, viewerOf } from './context.ts'

/** Lets the service worker keep the page for its owner: the account is named by what nobody else can guess. */
export function keepable(c: AppContext): void {
  c.header('Dayfold-Account', viewerOf(c).userId)
}
