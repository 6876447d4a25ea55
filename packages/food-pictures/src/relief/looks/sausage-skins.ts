import { colour } from '../paint/colour.ts'
import type { SausageSkin } from '../pieces/whole-sausage.ts'

const SMOKED: SausageSkin = {
  face: colour('#C4674C'),
  second: colour('#A84E38'),
  fat: colour('#E9BFA2'),
  skin: colour('#A8452A'),
  skinDeep: colour('#7E2C1A'),
  slim: 3,
  wrinkled: 0.35,
}

/** The skins of whole sausages. */
const SKINS: Readonly<Record<string, SausageSkin>> = {
  frankfurter: {
    ...SMOKED,
    face: colour('#EBB49A'),
    second: colour('#DC9C80'),
    skin: colour('#CE7048'),
    skinDeep: colour('#B45A36'),
    slim: 4.6,
    wrinkled: 0,
  },
  kabanos: { ...SMOKED, skin: colour('#8A3420'), skinDeep: colour('#5E1E12'), slim: 5.2, wrinkled: 1 },
  'white-sausage': {
    face: colour('#EFD2BC'),
    second: colour('#E0B89E'),
    fat: colour('#F8ECDF'),
    skin: colour('#E6CBB2'),
    skinDeep: colour('#D2AC90'),
    slim: 3.1,
    wrinkled: 0.1,
  },
}

/** The skin of a sausage; that of smoked sausage for those that are not listed. */
export const sausageSkin = (foodId: string): SausageSkin => SKINS[foodId] ?? SMOKED
