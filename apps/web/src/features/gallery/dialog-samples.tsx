import { useRef, useState } from 'react'
import { useAddressMarker } from '../../platform/navigation/use-address-marker.ts'
import { Button } from '../../ui/button/button.tsx'
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { Slider } from '../../ui/slider/slider.tsx'
import { TextField } from '../../ui/text-field/text-field.tsx'
import { showToast } from '../../ui/toast/toast.ts'
import styles from './gallery.module.css'
import { MealDialog } from './meal-dialog.tsx'
import { Sample, useNameInTheme } from './sample.tsx'

const SHAPES = ['centred', 'sheet', 'full', 'form'] as const

/** Samples of dialogs. The address names the open one: `/gallery?light-dialog=sheet`. */
export function DialogSamples({ title }: { readonly title: string }) {
  const inTheme = useNameInTheme()
  const marker = useAddressMarker(inTheme('dialog'))
  return (
    <Sample title={title}>
      <div className={styles.row}>
        {SHAPES.map((shape) => (
          <Button key={shape} kind="secondary" onClick={() => marker.open(shape)}>
            Open {shape}
          </Button>
        ))}
      </div>
      {marker.value === 'centred' ? <DeletableDialog onClose={marker.close} /> : null}
      {marker.value === 'sheet' ? <DrinkSheet onClose={marker.close} /> : null}
      {marker.value === 'full' ? <MealDialog onClose={marker.close} /> : null}
      {marker.value === 'form' ? <FormDialog onClose={marker.close} /> : null}
    </Sample>
  )
}

interface ClosableProps {
  readonly onClose: () => void
}

function DeletableDialog({ onClose }: ClosableProps) {
  const [isAsking, setAsking] = useState(false)
  const actions = (
    <>
      <Button kind="danger" onClick={() => setAsking(true)}>
        Delete
      </Button>
      <Button onClick={() => showToast({ text: 'Saved', action: { label: 'Undo', onClick: () => {} } })}>Save</Button>
    </>
  )
  return (
    <Dialog title="Measurement of 21 November" actions={actions} onClose={onClose}>
      <p>Weight 80.9&nbsp;kg, waist 88.0&nbsp;cm.</p>
      {isAsking ? (
        <ConfirmDialog
          title="Delete this measurement?"
          confirm="Delete it"
          cancel="Keep it"
          isDangerous
          onConfirm={onClose}
          onCancel={() => setAsking(false)}
        >
          It also disappears from the chart.
        </ConfirmDialog>
      ) : null}
    </Dialog>
  )
}

function DrinkSheet({ onClose }: ClosableProps) {
  const [drunk, setDrunk] = useState(900)
  const actions = (
    <>
      <Button isBlock onClick={onClose}>
        Add {drunk}&nbsp;ml
      </Button>
      <Button kind="quiet" isBlock onClick={onClose}>
        Cancel
      </Button>
    </>
  )
  return (
    <Dialog
      title="How much did you drink?"
      shape="sheet"
      align="center"
      hasCloseButton={false}
      actions={actions}
      onClose={onClose}
    >
      <Slider
        label="Amount"
        isLabelHidden
        name="amount"
        value={drunk}
        onChange={setDrunk}
        min={100}
        max={1600}
        step={50}
        unit="ml"
        tone="water"
      />
    </Dialog>
  )
}

function FormDialog({ onClose }: ClosableProps) {
  const field = useRef<HTMLInputElement>(null)
  const [name, setName] = useState('')
  return (
    <Dialog title="Your name" initialFocus={field} actions={<Button onClick={onClose}>Save</Button>} onClose={onClose}>
      <TextField ref={field} label="First name" name="firstName" value={name} onChange={setName} />
    </Dialog>
  )
}
