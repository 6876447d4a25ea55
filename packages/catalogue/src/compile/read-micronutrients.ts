import type { Micronutrients } from '@dayplate/nutrition'
import type { FoodCells } from './food-cells.ts'

// The largest amounts per 100 g in the American and French tables, rounded up. A larger number is a wrong unit.
const MOST_CALCIUM_MG = 9000 // baking powder
const MOST_IRON_MG = 130 // dried thyme
const MOST_VITAMIN_B12_UG = 100 // clams
const MOST_VITAMIN_D_UG = 250 // cod liver oil
const MOST_VITAMIN_C_MG = 1700 // acerola
const MOST_FOLATE_UG = 3800 // yeast extract
const MOST_POTASSIUM_MG = 16_500 // cream of tartar
const MOST_MAGNESIUM_MG = 2800 // dried sea lettuce
const MOST_ZINC_MG = 100 // oysters
// Neither table has iodine; this is from analyses of dried kelp.
const MOST_IODINE_UG = 300_000

export function readMicronutrients({ figure }: FoodCells): Micronutrients {
  return {
    calciumMg: figure('calcium_mg', MOST_CALCIUM_MG),
    ironMg: figure('iron_mg', MOST_IRON_MG),
    vitaminB12Ug: figure('vitamin_b12_ug', MOST_VITAMIN_B12_UG),
    vitaminDUg: figure('vitamin_d_ug', MOST_VITAMIN_D_UG),
    vitaminCMg: figure('vitamin_c_mg', MOST_VITAMIN_C_MG),
    folateUg: figure('folate_ug', MOST_FOLATE_UG),
    potassiumMg: figure('potassium_mg', MOST_POTASSIUM_MG),
    magnesiumMg: figure('magnesium_mg', MOST_MAGNESIUM_MG),
    zincMg: figure('zinc_mg', MOST_ZINC_MG),
    iodineUg: figure('iodine_ug', MOST_IODINE_UG),
  }
}
