import { Heart, Play } from 'lucide-react'
import { Alert } from '../../ui/alert/alert.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { Disclosure } from '../../ui/disclosure/disclosure.tsx'
import { IconButton } from '../../ui/icon-button/icon-button.tsx'
import { platePictures } from '../../ui/plate-state/plate-pictures.ts'
import styles from './gallery.module.css'

const INGREDIENTS = ['Salmon', 'Rice', 'Avocado', 'Cucumber', 'Sesame', 'Lime', 'Soy sauce', 'Spring onion'] as const

/** A dialog with long content beside a picture and with actions that stay visible. */
export function MealDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog
      title="Salmon rice bowl with sesame cucumber"
      shape="full"
      onClose={onClose}
      aside={
        <div className={styles.food}>
          <img src={platePictures.laid} alt="" width="240" height="240" />
        </div>
      }
      tools={
        <>
          <Button kind="tonal" size="small" icon={<Play />}>
            Watch
          </Button>
          <IconButton label="Favourite" icon={<Heart />} tone="like" hasDisc isPressed />
        </>
      }
      actions={
        <>
          <Button kind="secondary">Swap meal</Button>
          <Button onClick={onClose}>Mark as eaten</Button>
        </>
      }
    >
      <Alert kind="warning" lead="For Monday:">
        bake both portions now.
      </Alert>
      {INGREDIENTS.map((ingredient) => (
        <Disclosure key={ingredient} title={ingredient} group="ingredients">
          <p>150&nbsp;g, and what can stand in for it.</p>
        </Disclosure>
      ))}
    </Dialog>
  )
}
