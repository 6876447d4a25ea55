import { Check, Heart, RotateCcw, X } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { IconButton } from '../../ui/icon-button/icon-button.tsx'
import styles from './gallery.module.css'
import { Sample } from './sample.tsx'

export function ButtonSamples({ title }: { readonly title: string }) {
  return (
    <Sample title={title}>
      <div className={styles.row}>
        <Button>Primary</Button>
        <Button kind="tonal">Tonal</Button>
        <Button kind="secondary">Secondary</Button>
        <Button kind="quiet">Quiet</Button>
        <Button kind="danger">Delete</Button>
      </div>
      <div className={styles.row}>
        <span className={styles.focused}>
          <Button>Focus</Button>
        </span>
        <Button disabled>Disabled</Button>
        <Button isLoading>Saving</Button>
        <Button kind="secondary" icon={<RotateCcw />}>
          With icon
        </Button>
      </div>
      <SmallButtons />
      <Button size="large" isBlock>
        Large, whole width
      </Button>
    </Sample>
  )
}

function SmallButtons() {
  const [isLiked, setLiked] = useState(true)
  return (
    <div className={styles.row}>
      <Button size="small">Small</Button>
      <Button size="small" kind="secondary" icon={<Check />}>
        Small
      </Button>
      <ButtonLink kind="tonal" to="/gallery">
        Link
      </ButtonLink>
      <IconButton label="Close" icon={<X />} />
      <IconButton
        label="Favourite"
        icon={<Heart />}
        tone="like"
        hasDisc
        isPressed={isLiked}
        onClick={() => setLiked(!isLiked)}
      />
      <IconButton label="Not available" icon={<Heart />} disabled />
    </div>
  )
}
