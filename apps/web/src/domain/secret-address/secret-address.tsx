import { Copy } from 'lucide-react'
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
}

/** A secret address in a field, from which it can be copied by hand too, with the button that copies it. */
export function SecretAddress({ label, address, help, copyLabel, copiedText, refusedText }: SecretAddressProps) {
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
      <Button icon={<Copy />} isBlock onClick={() => void copy()}>
        {copyLabel}
      </Button>
    </div>
  )
}

/** The field cannot be changed. */
const unchanged = () => {}
