import type { PlainMessageId } from '@dayplate/messages'
import { ArrowLeftRight, Ban, CookingPot, Heart, type LucideIcon, Printer } from 'lucide-react'
import { useT } from '../../platform/i18n/i18n.ts'
import styles from './abilities.module.css'

interface Ability {
  readonly title: PlainMessageId
  readonly text: PlainMessageId
  readonly Icon: LucideIcon
}

/** The ways in which a plan adapts to its user. Every shipped feature adds a line. */
const ABILITIES: readonly Ability[] = [
  { title: 'home/can/swap/title', text: 'home/can/swap/text', Icon: ArrowLeftRight },
  { title: 'home/can/avoid/title', text: 'home/can/avoid/text', Icon: Ban },
  { title: 'home/can/favourites/title', text: 'home/can/favourites/text', Icon: Heart },
  { title: 'home/can/cook-once/title', text: 'home/can/cook-once/text', Icon: CookingPot },
  { title: 'home/can/print/title', text: 'home/can/print/text', Icon: Printer },
]

export function Abilities() {
  const t = useT()
  return (
    <section className={styles.section} aria-labelledby="abilities-title">
      <h2 id="abilities-title">{t('home/can/title')}</h2>
      <ul className={styles.abilities}>
        {ABILITIES.map(({ title, text, Icon }) => (
          <li key={title}>
            <Icon aria-hidden="true" />
            <div>
              <h3>{t(title)}</h3>
              <p>{t(text)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
