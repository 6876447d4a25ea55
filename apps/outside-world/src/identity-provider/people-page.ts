import { escapeText, pageHead } from './page-head.ts'
import { randomSecret } from './random-secret.ts'
import { SAMPLE_PEOPLE, type Person } from './person.ts'

export interface PeoplePage {
  /** The imitated provider's name, such as Google. */
  readonly provider: string
  /** The address to which the choice is posted. */
  readonly action: string
}

/** Shown in place of a real provider's login form: you pick a test person. */
export const peoplePage = ({ provider, action }: PeoplePage): string => `${pageHead(provider)}
<p>A stand-in on this machine. Go on to Dayplate as:</p>
${SAMPLE_PEOPLE.map((person) => personForm(person, action)).join('\n')}
<form method="post" action="${escapeText(action)}">
  <fieldset>
    <legend>Somebody else</legend>
    <label>Account <input name="subject" required value="somebody-${randomSecret()}"></label>
    <label>First name <input name="name"></label>
    <label>E-mail <input name="email" type="email"></label>
    <label><input name="verified" type="checkbox" value="true"> E-mail is verified</label>
    <button>Go on</button>
  </fieldset>
</form>
<form method="post" action="${escapeText(action)}"><button>Cancel</button></form>
</html>`

const personForm = ({ subject, name, email, isEmailVerified }: Person, action: string): string => `
<form method="post" action="${escapeText(action)}">
  ${hidden('subject', subject)}${hidden('name', name)}${hidden('email', email ?? '')}
  ${hidden('verified', String(isEmailVerified))}
  <button>${escapeText(name)}<small>${email === null ? 'no e-mail' : `${escapeText(email)}, ${isEmailVerified ? 'verified' : 'not verified'}`}</small></button>
</form>`

const hidden = (name: string, value: string): string =>
  `<input type="hidden" name="${name}" value="${escapeText(value)}">`
