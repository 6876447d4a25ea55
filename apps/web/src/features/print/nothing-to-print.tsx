import { useT, useTextOf } from '../../platform/i18n/i18n.ts'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { platePictures } from '../../ui/plate-state/plate-pictures.ts'
import { PlateState } from '../../ui/plate-state/plate-state.tsx'

/** @param refusal key of the text why these days cannot be printed; absent where they just have no plan. */
export function NothingToPrint({ refusal }: { readonly refusal?: string | undefined }) {
  const t = useT()
  const textOf = useTextOf()
  return (
    <PlateState
      picture={platePictures.empty}
      ground="breakfast"
      title={refusal === undefined ? t('print/none/title') : t('print/refused/title')}
      text={refusal === undefined ? t('print/none/text') : textOf(refusal)}
    >
      <ButtonLink size="large" to="/day-plan">
        {t('print/show-plan')}
      </ButtonLink>
    </PlateState>
  )
}
