import { useState } from 'react'
import { NumberField } from '../../ui/number-field/number-field.tsx'
import { Stepper } from '../../ui/number-field/stepper.tsx'
import { PasswordField } from '../../ui/password-field/password-field.tsx'
import { TextField } from '../../ui/text-field/text-field.tsx'
import styles from './gallery.module.css'
import { Sample } from './sample.tsx'

export function FieldSamples() {
  const [text, setText] = useState('')
  const [password, setPassword] = useState('zielony kubek')
  const [weight, setWeight] = useState<number | null>(80.9)
  const [goal, setGoal] = useState<number | null>(78)
  return (
    <Sample title="Fields">
      <div className={styles.columns}>
        <TextField label="Default" name="text" value={text} onChange={setText} placeholder="Placeholder" unit="kg" />
        <NumberField label="Number" name="weight" value={weight} onChange={setWeight} unit="kg" />
        <TextField label="Error" name="error" value="8o.9" onChange={setText} error="Enter a number" />
      </div>
      <TextField label="With help" name="help" value={text} onChange={setText} help="One sentence that helps" />
      <TextField label="Disabled" name="disabled" value="Cannot be changed" onChange={setText} disabled />
      <PasswordField
        label="Password"
        name="password"
        value={password}
        onChange={setPassword}
        autoComplete="current-password"
      />
      <Stepper
        label="Goal weight"
        name="goal"
        value={goal}
        onChange={setGoal}
        min={30}
        max={300}
        step={0.5}
        unit="kg"
        help="Press, type, or use the arrow keys"
      />
    </Sample>
  )
}
