import { momentWords } from '../../../platform/clock/moment-words.ts'
import { useLanguage, useT } from '../../../platform/i18n/i18n.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Chip } from '../../../ui/chip/chip.tsx'
import type { PersonSettings } from '../person-settings.ts'
import { Row } from '../section.tsx'
import { deviceWords } from './login-words.ts'

interface LoginRowProps {
  readonly login: PersonSettings['logins'][number]
  readonly isEnding: boolean
  readonly onEnd: () => void
}

export function LoginRow({ login, isEnding, onEnd }: LoginRowProps) {
  const t = useT()
  const lastUsed = momentWords(login.lastUsedAt, useLanguage())
  const device =
    deviceWords(login, (names) => t('settings/logins/browser-on-system', names)) ?? t('settings/logins/unnamed')
  return (
    <Row title={device} note={login.isCurrent ? undefined : t('settings/logins/last-used', { moment: lastUsed })}>
      {login.isCurrent ? (
        <Chip kind="soft">{t('settings/logins/this-one')}</Chip>
      ) : (
        <Button kind="tonal" size="small" isLoading={isEnding} onClick={onEnd}>
          {t('settings/logins/end')} <span className="visually-hidden">{device}</span>
        </Button>
      )}
    </Row>
  )
}
