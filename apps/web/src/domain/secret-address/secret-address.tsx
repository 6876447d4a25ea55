import { Copy, Send } from 'lucide-react'
import { Button } from '../../ui/button/button.tsx'
import { TextField } from '../../ui/text-field/text-field.tsx'
import { showToast } from '../../ui/toast/toast.ts'
import styles from './secret-address.module.css'

interface SecretAddressProps {
  readonly label: string
  readonly address: string
  readonly help?: string | undefined
  readonly copyLabel: string
  readonly copiedText: string
  /** Says that the browser refused, and how to copy by hand. */
  readonly refusedText: string
  /** Offers the system's sheet too, where there is one: the button that opens it, and the title of what is sent. */
  readonly sending?: { readonly label: string; readonly title: string }
}

/** A secret address in a field, from which it can be copied by hand too, with the buttons that send and copy it. */
export function SecretAddress({
  label,
  address,
  help,
  copyLabel,
  copiedText,
  refusedText,
  sending,
}: SecretAddressProps) {
  const title = typeof navigator.share === 'function' ? sending?.title : undefined
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address)
      showToast({ text: copiedText })
    } catch {
      showToast({ text: refusedText })
    }
  }
  return (
    <div className={styles.address}>
      <TextField label={label} name="secret-address" value={address} help={help} onChange={unchanged} readOnly />
      {title === undefined ? null : (
        // The user may close the system's sheet, which is no failure.
        <Button icon={<Send />} isBlock onClick={() => void navigator.share({ title, url: address }).catch(() => {})}>
          {sending?.label}
        </Button>
      )}
      <Button kind={title === undefined ? 'primary' : 'secondary'} icon={<Copy />} isBlock onClick={() => void copy()}>
        {copyLabel}
      </Button>
    </div>
  )
}

/** The field cannot be changed. */
const unchanged = () => {}
