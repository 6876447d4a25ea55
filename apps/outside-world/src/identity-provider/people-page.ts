import { randomSecret } from './random-secret.ts'
import { SAMPLE_PEOPLE, type Person } from './person.ts'

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

export interface PeoplePage {
  /** Who is played: Google. */
  readonly provider: string
  /** Where the choice is posted. */
  readonly action: string
}

/** The page on which a real provider would ask for a password: here one chooses who to be. */
export const peoplePage = ({ provider, action }: PeoplePage): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${provider} (stand-in)</title>
<style>${STYLE}</style>
<h1>${provider}</h1>
<p>A stand-in on this machine. Go on to Dayplate as:</p>
${SAMPLE_PEOPLE.map((person) => personForm(person, action)).join('\n')}
<form method="post" action="${escape(action)}">
  <fieldset>
    <legend>Somebody else</legend>
    <label>Account <input name="subject" required value="somebody-${randomSecret()}"></label>
    <label>First name <input name="name"></label>
    <label>E-mail <input name="email" type="email"></label>
    <label><input name="verified" type="checkbox" value="true"> E-mail is verified</label>
    <button>Go on</button>
  </fieldset>
</form>
<form method="post" action="${escape(action)}"><button>Cancel</button></form>
</html>`

const personForm = ({ subject, name, email, isEmailVerified }: Person, action: string): string => `
<form method="post" action="${escape(action)}">
  ${hidden('subject', subject)}${hidden('name', name)}${hidden('email', email ?? '')}
  ${hidden('verified', String(isEmailVerified))}
  <button>${escape(name)}<small>${email === null ? 'no e-mail' : `${escape(email)}, ${isEmailVerified ? 'verified' : 'not verified'}`}</small></button>
</form>`

const hidden = (name: string, value: string): string => `<input type="hidden" name="${name}" value="${escape(value)}">`

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const escape = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => ESCAPES[sign] ?? '')
