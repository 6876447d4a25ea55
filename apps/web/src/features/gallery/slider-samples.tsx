import { useState } from 'react'
import { Slider } from '../../ui/slider/slider.tsx'
import { Sample, useNameInTheme } from './sample.tsx'

export function SliderSamples({ title }: { readonly title: string }) {
  const inTheme = useNameInTheme()
  const [drunk, setDrunk] = useState(900)
  const [share, setShare] = useState(58)
  const litres = { min: 100, max: 1600, step: 50, unit: 'ml' }
  return (
    <Sample title={title}>
      <Slider
        label="Share"
        name={inTheme('share')}
        value={share}
        onChange={setShare}
        min={0}
        max={100}
        step={1}
        unit="%"
      />
      <Slider label="Water" name={inTheme('water')} value={drunk} onChange={setDrunk} {...litres} tone="water" />
      <Slider label="Disabled" name={inTheme('off')} value={400} onChange={setDrunk} {...litres} disabled />
    </Sample>
  )
}
