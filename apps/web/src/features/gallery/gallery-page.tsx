import { useAddressMarker } from '../../platform/navigation/use-address-marker.ts'
import { ButtonSamples } from './button-samples.tsx'
import { CalendarSamples } from './calendar-samples.tsx'
import { ChartSamples } from './chart-samples.tsx'
import { ChipSamples } from './chip-samples.tsx'
import { ChoiceSamples } from './choice-samples.tsx'
import { ColourSamples } from './colour-samples.tsx'
import { DialogSamples } from './dialog-samples.tsx'
import { FieldSamples } from './field-samples.tsx'
import { Gallery } from './gallery.tsx'
import { ListSamples } from './list-samples.tsx'
import { MessageSamples } from './message-samples.tsx'
import { ProgressSamples } from './progress-samples.tsx'
import { anchorOf } from './sample.tsx'
import { SliderSamples } from './slider-samples.tsx'
import { StateSamples } from './state-samples.tsx'
import { TableSamples } from './table-samples.tsx'

const GROUPS = [
  { title: 'Buttons', Samples: ButtonSamples },
  { title: 'Fields', Samples: FieldSamples },
  { title: 'Chips', Samples: ChipSamples },
  { title: 'Choices', Samples: ChoiceSamples },
  { title: 'Sliders', Samples: SliderSamples },
  { title: 'Dates', Samples: CalendarSamples },
  { title: 'Charts', Samples: ChartSamples },
  { title: 'Messages', Samples: MessageSamples },
  { title: 'Dialogs', Samples: DialogSamples },
  { title: 'Progress', Samples: ProgressSamples },
  { title: 'Tables', Samples: TableSamples },
  { title: 'Lists', Samples: ListSamples },
  { title: 'States', Samples: StateSamples },
  { title: 'Colours', Samples: ColourSamples },
] as const

/**
 * Shows every component in every state and in both themes, for developers. No menu links to it. Drawing all groups takes a
 * second, so the address can select some of them: `/gallery?only=dialogs,messages`.
 */
export function GalleryPage() {
  const only = useAddressMarker('only').value?.split(',')
  return <Gallery groups={GROUPS.filter(({ title }) => only?.includes(anchorOf(title)) ?? true)} />
}
