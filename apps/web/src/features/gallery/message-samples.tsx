import { Heart, SunMoon } from 'lucide-react'
import { useState } from 'react'
import { Alert } from '../../ui/alert/alert.tsx'
import { Button } from '../../ui/button/button.tsx'
import { showToast } from '../../ui/toast/toast.ts'
import { ToastBar } from '../../ui/toast/toast-bar.tsx'
import styles from './gallery.module.css'
import { Sample } from './sample.tsx'

const ignore = () => {}

export function MessageSamples({ title }: { readonly title: string }) {
  return (
    <Sample title={title}>
      <Alerts />
      <Toasts />
    </Sample>
  )
}

function Alerts() {
  return (
    <div className={styles.stack}>
      <Alert kind="info" lead="You are offline.">
        Saved data from 07:40. <a href="#light-messages">Try again</a>
      </Alert>
      <Alert kind="success" lead="Your diet is ready.">
        It starts on Monday.
      </Alert>
      <Alert kind="warning" icon={<SunMoon />} lead="For tomorrow:" onClose={ignore}>
        soak the chickpeas.
      </Alert>
      <Alert kind="danger" lead="The meal was not swapped.">
        Try again in a moment.
      </Alert>
      <Alert kind="highlight" lead="Sunday is a holiday.">
        We have a holiday menu for you.
      </Alert>
    </div>
  )
}

/** A toast outside the queue, so that it stays visible. */
const STANDING = {
  id: 0,
  isSpent: false,
  text: 'Removed from favourites',
  icon: <Heart />,
  action: { label: 'Undo', onClick: ignore },
}

function Toasts() {
  const [undone, setUndone] = useState(0)
  const toast = { text: 'Removed from favourites', icon: <Heart /> }
  const action = { label: 'Undo', onClick: () => setUndone((before) => before + 1) }
  return (
    <>
      <ToastBar toast={STANDING} />
      <div className={styles.row}>
        <Button kind="secondary" onClick={() => showToast({ ...toast, action })}>
          Show a toast
        </Button>
        <Button kind="secondary" onClick={() => ['Bread', 'Eggs'].forEach((text) => showToast({ text, action }))}>
          Show two toasts
        </Button>
        <span className={styles.caption}>Undone {undone} times</span>
      </div>
    </>
  )
}
