/** A place is known for what has this score of the atlas. */
export const FAMOUS = 9
/** And for that alone one comes that has this one. */
export const CAME_FOR = 10
