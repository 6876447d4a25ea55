import { type ReactNode, useState } from 'react'
import { RefreshCw } from 'lucide-react'
import { Button } from '../../ui/button/button.tsx'
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx'
import styles from './secret-address.module.css'

/** What can be done to an address, which ends it for all who have it. */
interface Deed {
  readonly name: string
  readonly question: string
  readonly consequence: string
  readonly run: () => void
}

interface AddressDeedsProps {
  /** Absent while there may be no other address. */
  readonly renew?: Deed | undefined
  readonly stop: Deed
  readonly stopIcon: ReactNode
  readonly cancel: string
  readonly isBusy: boolean
}

/** Renews or stops a secret address, after a question, because neither can be undone. */
export function AddressDeeds({ renew, stop, stopIcon, cancel, isBusy }: AddressDeedsProps) {
  const [asked, setAsked] = useState<Deed | null>(null)
  const buttonOf = (deed: Deed, icon: ReactNode) => (
    <Button kind="secondary" icon={icon} isBlock isLoading={isBusy} onClick={() => setAsked(deed)}>
      {deed.name}
    </Button>
  )
  return (
    <>
      <div className={styles.deeds}>
        {renew === undefined ? null : buttonOf(renew, <RefreshCw />)}
        {buttonOf(stop, stopIcon)}
      </div>
      {asked === null ? null : (
        <ConfirmDialog
          title={asked.question}
          confirm={asked.name}
          cancel={cancel}
          onCancel={() => setAsked(null)}
          onConfirm={() => {
            setAsked(null)
            asked.run()
          }}
        >
          <p>{asked.consequence}</p>
        </ConfirmDialog>
      )}
    </>
  )
}
