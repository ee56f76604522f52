/** Each format is made once for a language and its options: making one takes a hundred times as long as using it. */
function kept<Options, Format>(Made: new (tag: string, options: Options) => Format) {
  const made = new Map<string, Format>()
  return (tag: string, options: Options): Format => {
    const key = tag + JSON.stringify(options)
    let format = made.get(key)
    if (!format) made.set(key, (format = new Made(tag, options)))
    return format
  }
}

export const dateFormat = kept<Intl.DateTimeFormatOptions, Intl.DateTimeFormat>(Intl.DateTimeFormat)
export const numberFormat = kept<Intl.NumberFormatOptions, Intl.NumberFormat>(Intl.NumberFormat)
export const displayNames = kept<Intl.DisplayNamesOptions, Intl.DisplayNames>(Intl.DisplayNames)
