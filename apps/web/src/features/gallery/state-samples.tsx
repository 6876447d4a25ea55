import { Heart, RotateCcw, Search, WifiOff } from 'lucide-react'
import { Button } from '../../ui/button/button.tsx'
import { platePictures } from '../../ui/plate-state/plate-pictures.ts'
import { PlateState } from '../../ui/plate-state/plate-state.tsx'
import { Sample } from './sample.tsx'

const STATES = [
  { picture: platePictures.empty, ground: 'snack', title: 'There is nothing on this plate' },
  { picture: platePictures.clean, ground: 'dinner', title: 'You are offline', icon: <WifiOff /> },
  { picture: platePictures.broken, ground: 'breakfast', title: 'Something went wrong' },
  { picture: platePictures.clean, ground: 'lunch', title: 'No favourite meals yet', icon: <Heart /> },
  { picture: platePictures.clean, ground: 'breakfast', title: 'No meal with “szpinak”', icon: <Search /> },
  { picture: platePictures.clean, ground: 'dinner', title: 'No measurements in this period', icon: <Search /> },
  { picture: platePictures.laid, ground: 'dinner', title: 'Your access ended' },
] as const

export function StateSamples({ title }: { readonly title: string }) {
  return (
    <Sample title={title}>
      {STATES.map((state) => (
        <PlateState key={state.title} {...state} isSection text="One sentence says what happened and what to do.">
          <Button size="large" isBlock icon={<RotateCcw />}>
            Try again
          </Button>
        </PlateState>
      ))}
    </Sample>
  )
}
