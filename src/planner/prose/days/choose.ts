/** One of several wordings, by the day, so that days differ. */
export type Choose = (...wordings: string[]) => string
