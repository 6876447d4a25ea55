import type { Audience, Newsletter } from '../modules/newsletter/index.ts'
import { renderMail } from '../platform/mail/templates/render-mail.ts'

const ANYWHERE = 'https://…'

/** Both mails as plain text, as the readers will get them. */
export const previewText = (newsletter: Newsletter): string =>
  (['en', 'pl'] as const)
    .map((language) => {
      const { subject, text } = renderMail({
        content: { kind: 'newsletter', ...newsletter[language] },
        language,
        publicUrl: ANYWHERE,
        unsubscribePath: '/unsubscribe/newsletter/…',
      })
      return `== ${language} == ${subject}\n\n${text.trimEnd()}`
    })
    .join('\n\n')

/** The number of people, by language. */
export const audienceText = ({ en, pl, unconfirmed }: Audience): string =>
  [
    `People it goes to: ${en + pl} (${en} in English, ${pl} in Polish).`,
    ...(unconfirmed === 0 ? [] : [`Left out, because their address is not confirmed: ${unconfirmed}.`]),
  ].join('\n')
