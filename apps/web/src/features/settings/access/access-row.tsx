import { type CalendarDay, formatDay } from '@dayplate/dates'
import { useLanguage, useT } from '../../../platform/i18n/i18n.ts'
import { IS_PAYMENT_OPEN } from '../../../platform/site/payment.ts'
import { SITE } from '../../../platform/site/site.ts'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import { Chip } from '../../../ui/chip/chip.tsx'
import { Row } from '../section.tsx'
import { type AccessText, accessText, type HeldAccess } from './access-text.ts'

interface AccessRowProps {
  readonly product: 'diet' | 'video-workouts'
  readonly held: HeldAccess
  readonly today: CalendarDay
}

export function AccessRow({ product, held, today }: AccessRowProps) {
  const t = useT()
  const text = accessText(held, today)
  const words = useWords(text)
  return (
    <Row
      title={t(`settings/access/${product}`)}
      note={product === 'diet' ? words : `${words}. ${t('settings/access/no-workouts')}`}
    >
      {/* There are no workouts yet, so access to them is not in use and is not sold. */}
      {product === 'diet' ? <DietAccess isOpen={opens(text)} /> : null}
    </Row>
  )
}

function DietAccess({ isOpen }: { readonly isOpen: boolean }) {
  const t = useT()
  return isOpen ? <Chip kind="soft">{t('settings/access/active')}</Chip> : <WayToAccess />
}

/** A link to the plans while they are sold, otherwise the field for an access code. */
function WayToAccess() {
  const t = useT()
  if (!IS_PAYMENT_OPEN) {
    return (
      <ButtonLink kind="quiet" size="small" to="/coupon/access-code">
        {t('menu/access-code')}
      </ButtonLink>
    )
  }
  return (
    <ButtonLink kind="quiet" size="small" to={SITE.buy.to} hash={SITE.buy.hash}>
      {t('settings/access/choose')}
    </ButtonLink>
  )
}

const opens = ({ kind }: AccessText): boolean => kind !== 'none' && kind !== 'ended'

function useWords(text: AccessText): string {
  const t = useT()
  const language = useLanguage()
  if ('on' in text) return t(`settings/access/${text.kind}`, { date: formatDay(text.on, language, 'long') })
  return t(`settings/access/${text.kind}`)
}
