import type { PlatedForm } from '../relief/plated-meal.ts'

/** A form and the names of dishes that have it. */
type NameRule = readonly [form: PlatedForm, names: RegExp]

/**
 * Forms by what a dish is called, the first that fits. More special names come first: a milk soup is no soup, a baked porridge
 * no porridge, unrolled cabbage rolls are patties.
 */
const NAME_RULES: readonly NameRule[] = [
  // Names that contain the name of another form
  [
    'patties',
    /unrolled|köfte|kofta|patt(?:y|ies)|burgers?\b|meatballs?|lentil balls|soy balls|falafel|kotlety|panelle/,
  ],
  ['milk-soup', /milk soup|corn flakes/],
  ['boats', /boats|on cucumber/],
  ['bake', /baked (?:porridge|millet|gnocchi|penne|pasta)|rice with apples|cannelloni|parmigiana|moussaka|lasagne/],
  ['bake', /\bbake\b|zapiekanka|(?:cottage|shepherd's|graveyard) pie|casserole/],
  ['loaf', /\b(?:loaf|pasztet)\b|lentil roast/],
  ['sausages', /^(?:baked |fried |warm polish |white )?(?:sausages?|frankfurters?)$|^kabanos plate/],
  ['slices', /seitan roast|polenta slices|chilled silken tofu|grilled smoked cheese|greek-style celeriac/],
  ['patties', /chickpea fritters/],
  ['omelette', /baked chickpea pancake|chickpea pancake\b|frittata|omelette|tortilla de patatas|\bkuku\b/],
  ['scrambled-eggs', /scrambled|scramble\b|jajecznica|bhurji/],
  ['eggs-in-sauce', /shakshuka|eggs? in [a-z]+ sauce|egg curry/],
  ['boiled-eggs', /boiled eggs|^soft eggs|egg halves|^eggs and ham|stuffed eggs/],
  ['stuffed', /stuffed|lantern peppers|^baked (?:mushrooms|figs|apple with)/],
  ['pasta', /^pasta squares|noodles with poppy|pasta salad/],
  ['cake', /muesli squares|brownie/],
  ['noodles', /noodle salad|soba salad|stir-fried rice noodles/],
  ['mixed-grain', /(?:rice|couscous|farro) salad|tabbouleh|rice and cucumber/],
  ['vegetables', /hash$|hash with/],
  ['salad', /sweetcorn cup|^herring (?:in|with)/],
  ['pudding', /and chia pudding|^(?:chocolate tofu|avocado cocoa) cream$/],
  // Soups, glasses and bowls
  ['porridge', /congee/],
  ['soup', /soup|\bbroth\b|minestrone|harira|krupnik|barszcz|żurek|chłodnik/],
  ['smoothie-bowl', /smoothie bowl/],
  ['fruit-plate', /^(?:mandarins, gingerbread|pear and warm milk|tomato(?:es)? and fruit)/],
  ['drink', /smoothie|shake\b|\bdrink\b|green kefir|spiced milk|warm milk/],
  ['layered-glass', /chia (?:pudding|cup)|(?:cheesecake|soy|yoghurt) cup/],
  ['porridge', /rice pudding|porridge|\boats\b|muesli|^semolina$|cocoa semolina|rice flakes|flakes with/],
  ['moulded', /curd cheese dessert/],
  ['pudding', /pudding|mousse|jelly|compote|frozen banana cream/],
  ['mixed-grain', /sweet (?:couscous|wheat)/],
  // Doughs
  ['tart', /flatbread|pizza|\btart\b|quiche|flammkuchen/],
  ['knedle', /knedle|plum dumplings|curd cheese dumplings/],
  ['filled-dumplings', /pierogi/],
  ['dumplings', /dumplings|gnocchi|gnudi|steamed buns|leniwe|kopytka/],
  ['pancakes', /pancakes|placki|naleśniki|racuchy|galettes|fritters|rösti/],
  ['rolls', /\brolls\b|roll-ups|roulades|lettuce wraps|wrapped in bacon/],
  ['wrap', /fajitas|tortillas (?:with|and)|tortilla$|^corn tortillas/],
  // Breads
  ['open-sandwich', /\btoast\b|sandwich|bruschetta|tomato bread|challah|on bread|on pumpernickel|rye bread|sourdough/],
  ['crispbread', /^(?:corn )?crispbread|on (?:corn )?crispbread|rice cakes/],
  ['filled-roll', /kaiser roll|meal roll|bagel|baguette|ciabatta|\bpita\b|shawarma/],
  ['spread', /\bspread\b|paste|hummus|\bdip\b|pâté|guacamole|tzatziki|split pea purée|egg mayo|\bsmash\b/],
  ['spread', /crushed peas|cottage cheese with cucumber|ajvar|bean cream$/],
  // Cold plates
  ['skewers', /skewers/],
  ['fruit-plate', /fruit salad|watermelon|melon with|fruit plate|apple wedges|pineapple|pear with|ghosts/],
  ['salad', /salad|\bslaw\b|surówka|relish|cocktail|larb|lentils with roast/],
  ['nuts', /popcorn|roasted ch(?:estnuts|ickpeas)|toasted pumpkin seeds|seed clusters|crisp chickpeas|crunch$/],
  ['yoghurt-bowl', /yoghurt|\bskyr\b|quark with|curd cheese with (?:peach|honey)|raita/],
  ['bites', /\bbites\b|doughnuts|pastries|squares|\bbars\b/],
  ['cake', /cake|shortbread|muffins|biscuits|mazurek|szarlotka/],
  // Hot plates
  ['mixed-grain', /risotto|pilaf|^fried rice|jambalaya|kedgeree|paella|creamy millet|kaszotto|savoury quinoa/],
  ['mixed-grain', /mung beans and rice|peas and barley/],
  ['cutlet', /schnitzel|cutlet|breaded/],
  ['mash', /\bmash\b|mashed|colcannon|^(?:creamy )?polenta$/],
  ['grain-bowl', /\bbowl$|quinoa and beans|rice and (?:vegetables|toppings)/],
  ['noodles', /noodles/],
  ['pasta', /spaghetti|penne|pasta|bolognese/],
  ['stew', /stew|goulash|gulasz|curry|\bdal\b|chill?i\b|bigos|fricassee|stroganoff|ratatouille|korma|rendang/],
  ['stew', /picadillo|paprikash|leczo|braised|in (?:[a-z]+ )*(?:sauce|gravy|wine|tomato)$|sauce$|gravy$|mapo|cauldron/],
  ['stew', /beans? with (?:sausage|smoked tofu|walnuts|tomatoes)|lamb with beans|egyptian broad beans|masala/],
  ['stew', /thai basil|sweet and sour|creamy mushrooms|artichokes and potatoes|silken tofu and mushrooms/],
  ['salad', /^black lentils$/],
  ['tray', /traybake|roast roots|roast potatoes with|baked potatoes and|drumsticks and roots/],
  ['fillet', /roast chicken/],
]

/** The form that a name tells; null when it tells none. */
export const formByName = (name: string): PlatedForm | null =>
  NAME_RULES.find(([, names]) => names.test(name))?.[0] ?? null
