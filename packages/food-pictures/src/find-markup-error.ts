/** Markup that a picture must not contain, because it is inlined many times and shown next to untrusted pages. */
const FORBIDDEN = [/\sid=/, /filter/i, /<script/i, /href/i, /\son\w+=/i, /url\(/i, /undefined|NaN|Infinity/] as const

const TAG = /<(\/?)([a-z]+)((?:\s[\w:-]+="[^"<>]*")*)(\/?)>/g

/** The reason why a text is not one well-formed, harmless SVG document, or null. For tests. */
export function findMarkupError(svg: string): string | null {
  const forbidden = FORBIDDEN.find((pattern) => pattern.test(svg))
  if (forbidden) return `contains ${forbidden.source}`
  if (svg.replaceAll(TAG, '') !== '') return `has text or broken tags: ${svg.replaceAll(TAG, '').slice(0, 40)}`
  return findUnbalancedTag(svg)
}

function findUnbalancedTag(svg: string): string | null {
  const open: string[] = []
  for (const [, slash, name, , slashAtEnd] of svg.matchAll(TAG)) {
    if (name === undefined || slashAtEnd === '/') continue
    if (slash !== '/') open.push(name)
    else if (open.pop() !== name) return `</${name}> closes nothing`
  }
  return open.length === 0 ? null : `<${open.join('><')}> stays open`
}
