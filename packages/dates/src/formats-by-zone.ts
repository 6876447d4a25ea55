/**
 * Limit of a cache: more than the IANA database has zones (about 600). It is limited, because zones come from
 * browsers and every spelling, such as `europe/WARSAW`, is an entry.
 */
const MOST_FORMATS = 1000

/**
 * Formats with the same options for each zone. Cached, because a format is slow to create and a server needs the same few hundred zones in
 * every request. Throws for an unknown zone.
 */
export function formatsByZone(options: Intl.DateTimeFormatOptions): (timeZone: string) => Intl.DateTimeFormat {
  const formats = new Map<string, Intl.DateTimeFormat>()
  return (timeZone) => {
    const known = formats.get(timeZone)
    if (known) return known
    const format = new Intl.DateTimeFormat('en-US-u-ca-gregory-nu-latn', { ...options, timeZone })
    if (formats.size >= MOST_FORMATS) formats.clear()
    formats.set(timeZone, format)
    return format
  }
}
