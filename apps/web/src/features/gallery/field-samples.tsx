import { useState } from 'react'
import { ComboField } from '../../ui/combo-field/combo-field.tsx'
import { NumberField } from '../../ui/number-field/number-field.tsx'
import { Stepper } from '../../ui/number-field/stepper.tsx'
import { PasswordField } from '../../ui/password-field/password-field.tsx'
import { SearchField } from '../../ui/search-field/search-field.tsx'
import { Select } from '../../ui/select/select.tsx'
import { TextArea } from '../../ui/text-area/text-area.tsx'
import { TextField } from '../../ui/text-field/text-field.tsx'
import styles from './gallery.module.css'
import { Sample } from './sample.tsx'

const ignore = () => {}

export function FieldSamples({ title }: { readonly title: string }) {
  return (
    <Sample title={title}>
      <FieldStates />
      <FoodCombo />
      <Selects />
      <LongFields />
    </Sample>
  )
}

function FieldStates() {
  const [text, setText] = useState('')
  const [weight, setWeight] = useState<number | null>(80.9)
  return (
    <>
      <div className={styles.columns}>
        <TextField label="Default" name="text" value={text} onChange={setText} placeholder="Placeholder" unit="kg" />
        <div className={styles.focusedField}>
          <NumberField label="Focus" name="weight" value={weight} onChange={setWeight} unit="kg" />
        </div>
        <TextField label="Error" name="error" value="8o.9" onChange={ignore} error="Enter a number" />
      </div>
      <div className={styles.columns}>
        <TextField label="Disabled" name="disabled" value="Not now" onChange={ignore} disabled />
        <TextField label="Read-only" name="readonly" value="maja@dayplate.example" onChange={ignore} readOnly />
        <TextField label="Hint" name="help" value={text} onChange={setText} help="One sentence that helps" />
      </div>
    </>
  )
}

const MEASURES = [
  { value: 'weight', label: 'Weight' },
  { value: 'hip', label: 'Hip' },
  { value: 'waist', label: 'Waist' },
] as const

type Measure = (typeof MEASURES)[number]['value']

function Selects() {
  const [measure, setMeasure] = useState<Measure | null>('weight')
  const select = { name: 'measure', options: MEASURES, onChange: setMeasure }
  return (
    <>
      <div className={styles.columns}>
        <Select {...select} label="Select" value={measure} />
        <Select {...select} label="Nothing chosen" value={null} placeholder="Choose" error="Choose a measure" />
        <Select {...select} label="Disabled select" value="hip" disabled />
      </div>
      <div className={styles.between}>
        <h3>History</h3>
        <Select {...select} label="Measure" isLabelHidden isCompact value={measure} />
      </div>
    </>
  )
}

function LongFields() {
  const [words, setWords] = useState('spinach')
  const [message, setMessage] = useState('')
  const [password, setPassword] = useState('zielony kubek')
  const [goal, setGoal] = useState<number | null>(78)
  return (
    <>
      <SearchField label="Search meals" name="q" value={words} onChange={setWords} placeholder="Meal or ingredient" />
      <TextArea label="Message" name="message" value={message} onChange={setMessage} help="It grows as you write" />
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
    </>
  )
}

const FOODS = ['Apple', 'Apricot', 'Asparagus', 'Aubergine', 'Avocado'].map((label) => ({ id: label, label }))

function FoodCombo() {
  const [words, setWords] = useState('')
  const found = FOODS.filter(({ label }) => label.toLowerCase().startsWith(words.trim().toLowerCase()))
  return (
    <ComboField
      label="Find a food"
      name="combo"
      value={words}
      onChange={setWords}
      options={found}
      status={found.length === 0 ? 'Nothing found' : `${found.length} found`}
      onChoose={({ label }) => setWords(label)}
    />
  )
}
