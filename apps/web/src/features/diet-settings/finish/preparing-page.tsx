import { useT } from '../../../platform/i18n/i18n.ts'
import { ProgressBar } from '../../../ui/progress-bar/progress-bar.tsx'
import { PlateStage } from './plate-stage.tsx'
import { BOWL, BOWL_PIECES } from './bowl-pictures.ts'
import styles from './filling-plate.module.css'

/** Shown while the plan is made. The progress bar has no value, because the progress is unknown. */
export function PreparingPage({ kcal }: { readonly kcal: number | null }) {
  const t = useT()
  return (
    <PlateStage
      picture={<FillingPlate />}
      title={t('diet-settings/preparing/title')}
      text={kcal === null ? t('diet-settings/preparing/wait') : t('diet-settings/preparing/text', { kcal })}
    >
      <ProgressBar label={t('diet-settings/preparing/title')} />
    </PlateStage>
  )
}

/** The delay between two pieces, in milliseconds (visual guide, section 6). */
const STAGGER_MS = 60

/** An animated bowl that fills piece by piece. */
function FillingPlate() {
  return (
    <>
      <img src={BOWL} alt="" width="240" height="240" />
      {BOWL_PIECES.map((piece, index) => (
        <img
          key={piece}
          className={styles.piece}
          style={{ animationDelay: `${200 + index * STAGGER_MS}ms` }}
          src={piece}
          alt=""
          width="240"
          height="240"
        />
      ))}
    </>
  )
}
