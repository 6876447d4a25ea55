import { useT } from '../../platform/i18n/i18n.ts'
import { Alert } from '../../ui/alert/alert.tsx'

const NOTES = {
  AppStore: { lead: 'remove-account/subscription/app-store', text: 'remove-account/subscription/app-store/text' },
  GooglePlay: { lead: 'remove-account/subscription/google-play', text: 'remove-account/subscription/google-play/text' },
  Stripe: { lead: 'remove-account/subscription/stripe', text: 'remove-account/subscription/stripe/text' },
} as const

const OPERATORS = ['AppStore', 'GooglePlay', 'Stripe'] as const satisfies readonly (keyof typeof NOTES)[]

/** Warns that payment operators continue to charge until the user cancels there. One note for each operator. */
export function SubscriptionNotes({ operators }: { readonly operators: readonly string[] }) {
  const t = useT()
  return OPERATORS.filter((operator) => operators.includes(operator)).map((operator) => (
    <Alert key={operator} kind="warning" lead={t(NOTES[operator].lead)}>
      {t(NOTES[operator].text)}
    </Alert>
  ))
}
