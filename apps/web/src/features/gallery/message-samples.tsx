import { Heart, Moon } from 'lucide-react'
import { Alert } from '../../ui/alert/alert.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Chip } from '../../ui/chip/chip.tsx'
import { showToast } from '../../ui/toast/toast.ts'
import styles from './gallery.module.css'
import { Sample } from './sample.tsx'

const PHASES = ['start', 'burn', 'balance', 'keep'] as const

const ignore = () => {}

export function MessageSamples() {
  const toast = { text: 'Removed from favourites', icon: <Heart />, action: { label: 'Undo', onClick: ignore } }
  return (
    <Sample title="Messages">
      <div className={styles.row}>
        <Chip>Neutral</Chip>
        <Chip kind="pear">Today</Chip>
        <Chip kind="soft">Active</Chip>
        <Chip kind="sale">−28 zl</Chip>
        {PHASES.map((phase) => (
          <Chip key={phase} dot={`var(--phase-${phase})`}>
            {phase}
          </Chip>
        ))}
      </div>
      <div className={styles.stack}>
        <Alert kind="info" lead="You are offline.">
          Saved data from 07:40.
        </Alert>
        <Alert kind="success" lead="Your diet is ready.">
          It starts on Monday.
        </Alert>
        <Alert kind="warning" icon={<Moon />} lead="For tomorrow:" onClose={ignore}>
          soak the chickpeas.
        </Alert>
        <Alert kind="danger" lead="The meal was not exchanged.">
          Try again in a moment.
        </Alert>
        <Alert kind="highlight" lead="Sunday is a holiday.">
          There is a festive menu.
        </Alert>
      </div>
      <Button kind="secondary" onClick={() => showToast(toast)}>
        Show a toast
      </Button>
    </Sample>
  )
}
