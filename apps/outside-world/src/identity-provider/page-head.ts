const STYLE = `
  :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
  body { max-width: 26rem; margin: 3rem auto; padding: 0 1rem }
  form { margin: 0 0 .5rem }
  button { width: 100%; min-height: 3rem; padding: .5rem 1rem; border: 1px solid; border-radius: .75rem; background: none; color: inherit; font: inherit; text-align: start }
  fieldset { margin: 1.5rem 0; border: 1px solid; border-radius: .75rem }
  label { display: block; margin: .5rem 0 }
  input:not([type=checkbox]) { width: 100%; box-sizing: border-box; padding: .5rem; font: inherit }
  small { display: block; opacity: .75 }
`

/** The head of every page of a stand-in, with the imitated provider's name. */
export const pageHead = (provider: string): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${provider} (stand-in)</title>
<style>${STYLE}</style>
<h1>${provider}</h1>`

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

export const escapeText = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => ESCAPES[sign] ?? '')
