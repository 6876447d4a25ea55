import type { Catalogue } from '../catalogue.ts'

export const messages: Catalogue = {
  "title/access-code": [
    "Access code"
  ],
  "coupon/access-code/title": [
    "Enter your access code"
  ],
  "coupon/access-code/text": [
    "A code adds days of access to your account."
  ],
  "coupon/access-code/field": [
    "Access code"
  ],
  "coupon/access-code/submit": [
    "Use the code"
  ],
  "coupon.success": [
    "Your code works. Access has been added."
  ],
  "coupon/unknown-code": [
    "We do not know this code, or it is no longer valid. Check the spelling."
  ],
  "coupon/already-used": [
    "You have used this code before."
  ],
  "access/none": [
    "You have no access at the moment."
  ],
  "title/login": [
    "Log in"
  ],
  "title/register": [
    "Create your account"
  ],
  "title/logout": [
    "Logging out"
  ],
  "auth/login/title": [
    "Welcome back"
  ],
  "auth/login/submit": [
    "Log in"
  ],
  "auth/login/error-message": [
    "The e-mail or the password is not right. Check both and try again."
  ],
  "auth/login/user-exists": [
    "An account with this e-mail exists already. You can log in."
  ],
  "auth/login/agreement": [
    "By logging in you accept the <0>terms of service</0> and the <1>privacy policy</1>"
  ],
  "auth/login/no-account": [
    "New here? <0>Create an account</0>"
  ],
  "auth/register/title": [
    "Create your account"
  ],
  "auth/register/submit": [
    "Sign up"
  ],
  "auth/register/terms": [
    "I accept the <0>terms of service</0> and the <1>privacy policy</1>"
  ],
  "auth/register/has-account": [
    "Have an account? <0>Log in</0>"
  ],
  "auth/register/email-taken": [
    "An account with this e-mail exists already. You can log in."
  ],
  "auth/field/email": [
    "E-mail"
  ],
  "auth/field/email-placeholder": [
    "name@example.com"
  ],
  "auth/field/password": [
    "Password"
  ],
  "auth/field/new-password-help": [
    "At least 4 characters"
  ],
  "auth/field/name": [
    "First name (optional)"
  ],
  "auth/password/too-short": [
    "Password should be at least 4 characters long"
  ],
  "auth/password/too-common": [
    "This password is one of the first to be guessed. Please choose another."
  ],
  "auth/password/too-long": [
    "Password can be at most 200 characters long"
  ],
  "auth/logout/title": [
    "Logging you out"
  ],
  "auth/logout/text": [
    "One moment."
  ],
  "title/day-plan": [
    "Day plan"
  ],
  "macro/energy": [
    "Energy"
  ],
  "macro/protein": [
    "Protein"
  ],
  "macro/protein-letter": [
    "P"
  ],
  "macro/fat": [
    "Fat"
  ],
  "macro/fat-letter": [
    "F"
  ],
  "macro/carbs": [
    "Carbs"
  ],
  "macro/carbs-letter": [
    "C"
  ],
  "day-plan/today-date": [
    "Today, ",
    [
      "date"
    ]
  ],
  "day-plan/time-under": [
    "< ",
    [
      "minutes"
    ],
    " min"
  ],
  "day-plan/time-over": [
    "> ",
    [
      "minutes"
    ],
    " min"
  ],
  "day-plan/eaten/button": [
    "Eaten"
  ],
  "day-plan/eaten/label": [
    "Eaten: ",
    [
      "meal"
    ]
  ],
  "day-plan/eaten/count-today": [
    [
      "count"
    ],
    " of ",
    [
      "of"
    ],
    " eaten today"
  ],
  "day-plan/eaten/count": [
    [
      "count"
    ],
    " of ",
    [
      "of"
    ],
    " eaten"
  ],
  "day-plan/eaten/failed": [
    "Failed to set meal eaten"
  ],
  "day-plan/timeline/label": [
    "Days"
  ],
  "day-plan/timeline/today": [
    "Today"
  ],
  "day-plan/timeline/no-plan": [
    "no plan"
  ],
  "day-plan/timeline/earlier": [
    "Earlier days"
  ],
  "day-plan/timeline/later": [
    "Later days"
  ],
  "day-plan/diet-is-ready/lead": [
    "Your diet is ready."
  ],
  "day-plan/diet-is-ready/text": [
    "Enjoy your meals."
  ],
  "day-plan/for-tomorrow": [
    "For tomorrow:"
  ],
  "day-plan/proof/holds": [
    "Fits your target"
  ],
  "day-plan/proof/near": [
    "Close to your target"
  ],
  "day-plan/proof/nutrient": [
    "Nutrient"
  ],
  "day-plan/proof/target": [
    "Target"
  ],
  "day-plan/proof/actual": [
    "This day"
  ],
  "day-plan/proof/deviation": [
    "Difference"
  ],
  "day-plan/proof/tolerance": [
    "A day fits when its energy is within 2% of your target, and protein, fat and carbs within 5% each."
  ],
  "day-plan/reason/leftover-dropped": [
    "A fresh meal fits this day better than the leftovers."
  ],
  "day-plan/reason/out-of-season": [
    "One meal is not in season now."
  ],
  "day-plan/reason/variety-relaxed": [
    "One meal comes back sooner than usual."
  ],
  "day-plan/reason/meal-bands-relaxed": [
    "One meal is larger or smaller than usual."
  ],
  "day-plan/reason/portion-limit": [
    "Portions are as large as we make them."
  ],
  "day-plan/reason/macro-unreachable": [
    "No set of meals comes closer on protein, fat and carbs."
  ],
  "day-plan/reason/too-few-recipes": [
    "There are few recipes for one of the meals."
  ],
  "day-plan/reason/pinned-meals": [
    "Meals you ate or chose stay as they are."
  ],
  "day-plan/failed/text": [
    "We could not open this day. Try again, it often helps."
  ],
  "day-plan/future/title": [
    "Your plan starts on ",
    [
      "date"
    ]
  ],
  "day-plan/future/text": [
    [
      "days",
      "plural",
      {
        "one": [
          "One more day."
        ],
        "other": [
          "#",
          " days to go."
        ]
      }
    ],
    " You can look at the first day now."
  ],
  "day-plan/future/show-first-day": [
    "Show the first day"
  ],
  "day-plan/expired/title": [
    "Your access ends on ",
    [
      "date"
    ]
  ],
  "day-plan/expired/text": [
    "This day comes later. With more days of access it gets a plan too."
  ],
  "day-plan/expired/show-today": [
    "Show today"
  ],
  "subscription/expired/title": [
    "Your access ended on ",
    [
      "date"
    ]
  ],
  "subscription/expired/text": [
    "Your settings are safe. Add days of access and start where you stopped."
  ],
  "subscription/never-had/title": [
    "You do not have access yet"
  ],
  "subscription/never-had/text": [
    "With an access code you get a meal plan of your own, for every day."
  ],
  "subscription/enter-code": [
    "Enter an access code"
  ],
  "subscription/check-access": [
    "I have paid, check access"
  ],
  "subscription/still-none": [
    "There is no access yet. Try again in a moment."
  ],
  "title/diet-settings": [
    "Diet settings"
  ],
  "diet/classic": [
    "Classic"
  ],
  "diet/classic/text": [
    "A bit of everything"
  ],
  "diet/vegetarian": [
    "Vegetarian"
  ],
  "diet/vegetarian/text": [
    "No meat and no fish"
  ],
  "diet/vegan": [
    "Vegan"
  ],
  "diet/vegan/text": [
    "Only plants"
  ],
  "diet/glp1": [
    "GLP-1"
  ],
  "diet/glp1/text": [
    "Lighter meals for people who take a GLP-1 medicine"
  ],
  "diet-mode/slimming": [
    "Lose weight"
  ],
  "diet-mode/slimming/text": [
    "A gentle deficit, never below a safe floor"
  ],
  "diet-mode/stabilization": [
    "Keep my weight"
  ],
  "diet-mode/stabilization/text": [
    "The goal is what you weigh now"
  ],
  "diet-mode/put_on_weight": [
    "Put on weight"
  ],
  "diet-mode/put_on_weight/text": [
    "A little more on every plate"
  ],
  "diet-mode/gain_muscle_mass": [
    "Build muscle"
  ],
  "diet-mode/gain_muscle_mass/text": [
    "More protein, for people who train"
  ],
  "activity/none": [
    "Little movement"
  ],
  "activity/none/text": [
    "Mostly sitting, hardly any exercise"
  ],
  "activity/low": [
    "Some movement"
  ],
  "activity/low/text": [
    "Walks, or exercise once or twice a week"
  ],
  "activity/medium": [
    "Active"
  ],
  "activity/medium/text": [
    "Exercise three or four times a week"
  ],
  "activity/high": [
    "Very active"
  ],
  "activity/high/text": [
    "Exercise nearly every day, or hard physical work"
  ],
  "diet-settings/next": [
    "Next"
  ],
  "diet-settings/back": [
    "Back"
  ],
  "diet-settings/prepare": [
    "Prepare my plan"
  ],
  "diet-settings/progress": [
    [
      "number"
    ],
    " of ",
    [
      "total"
    ]
  ],
  "diet-settings/changed": [
    "Your diet has been changed"
  ],
  "diet-settings/welcome/title": [
    "Let us plan your plates"
  ],
  "diet-settings/welcome/text": [
    "Six short questions, about two minutes. You can change every answer later."
  ],
  "diet-settings/welcome/begin": [
    "Begin"
  ],
  "diet-settings/start/title": [
    "Your diet"
  ],
  "diet-settings/start/change": [
    "Change your diet"
  ],
  "diet-settings/start/keep": [
    "Keep it as it is"
  ],
  "diet-settings/summary/diet": [
    "Diet"
  ],
  "diet-settings/summary/goal": [
    "Goal"
  ],
  "diet-settings/summary/activity": [
    "Activity"
  ],
  "diet-settings/summary/since": [
    "Start date"
  ],
  "diet-settings/diet/title": [
    "What do you like to eat?"
  ],
  "diet-settings/diet/text": [
    "Every diet has plenty of meals to choose from."
  ],
  "diet-settings/body/title": [
    "A little about you"
  ],
  "diet-settings/body/text": [
    "From this we work out how much energy you need."
  ],
  "diet-settings/sex": [
    "Sex"
  ],
  "diet-settings/sex/female": [
    "Female"
  ],
  "diet-settings/sex/male": [
    "Male"
  ],
  "diet-settings/date-of-birth": [
    "Date of birth"
  ],
  "diet-settings/units": [
    "Units"
  ],
  "diet-settings/units/si": [
    "Metric"
  ],
  "diet-settings/units/imperial": [
    "Imperial"
  ],
  "diet-settings/height": [
    "Height"
  ],
  "diet-settings/height/feet": [
    "Height, feet"
  ],
  "diet-settings/height/inches": [
    "Inches"
  ],
  "diet-settings/weight/title": [
    "What do you weigh?"
  ],
  "diet-settings/weight/text": [
    "A number from this week is good enough."
  ],
  "diet-settings/weight": [
    "Weight"
  ],
  "diet-settings/goal/title": [
    "What would you like to change?"
  ],
  "diet-settings/goal/text": [
    "You weigh ",
    [
      "weight"
    ],
    " now. You can change the goal at any time."
  ],
  "diet-settings/goal/not-with-glp1": [
    "Not with the GLP-1 diet"
  ],
  "diet-settings/goal-weight": [
    "Goal weight"
  ],
  "diet-settings/goal/to-lose": [
    [
      "amount"
    ],
    " to lose"
  ],
  "diet-settings/goal/to-gain": [
    [
      "amount"
    ],
    " to gain"
  ],
  "diet-settings/goal/to-lose-pace": [
    [
      "amount"
    ],
    " to lose, for most people ",
    [
      "least"
    ],
    " to ",
    [
      "most"
    ],
    " weeks"
  ],
  "diet-settings/goal/to-gain-pace": [
    [
      "amount"
    ],
    " to gain, for most people ",
    [
      "least"
    ],
    " to ",
    [
      "most"
    ],
    " weeks"
  ],
  "diet-settings/activity/title": [
    "How much do you move?"
  ],
  "diet-settings/activity/text": [
    "Think of a usual week. If in doubt, choose the lower one."
  ],
  "diet-settings/start-date/title": [
    "When shall we start?"
  ],
  "diet-settings/start-date/text": [
    "From tomorrow to 14 days from today. Leave yourself time to shop."
  ],
  "diet-settings/start-date": [
    "First day"
  ],
  "diet-settings/start-date/tomorrow": [
    "Tomorrow"
  ],
  "diet-settings/target/title": [
    "What your day will hold"
  ],
  "diet-settings/notice/floor-reached": [
    "We stay at the safe minimum of ",
    [
      "floor"
    ],
    " kcal, so expect a slower pace: about ",
    [
      "least"
    ],
    " to ",
    [
      "most"
    ],
    " ",
    [
      "unit"
    ],
    " in 30 days."
  ],
  "diet-settings/notice/below-usual-minimum": [
    "This is less than the ",
    [
      "floor"
    ],
    " kcal usually advised. Eat more if you feel hungry or weak."
  ],
  "diet-settings/notice/goal-bmi-above-25": [
    "This goal is above the usual healthy range for your height. A dietitian can help you choose."
  ],
  "diet-settings/notice/older-than-sample": [
    "Our figures are less exact above the age of ",
    [
      "years"
    ],
    ". Please ask your doctor first."
  ],
  "diet-settings/health-confirmation": [
    "I am 18 or over, not pregnant or breast-feeding, have no eating disorder and no illness that needs a medical diet."
  ],
  "diet-settings/health-data-consent": [
    "I agree that my weight, height, age and goal are used to plan my meals. I can withdraw this at any time."
  ],
  "diet-settings/decline": [
    "I cannot confirm this"
  ],
  "diet-settings/declined/title": [
    "Then a plan of ours is not right for you now"
  ],
  "diet-settings/declined/text": [
    "It is made for healthy adults, and it cannot work without your measures. A doctor or dietitian can plan with you in person. Your answers have not been stored on our side."
  ],
  "diet-settings/preparing/title": [
    "We are preparing your meal plan"
  ],
  "diet-settings/preparing/wait": [
    "Please wait."
  ],
  "diet-settings/preparing/text": [
    "Please wait. Choosing meals for ",
    [
      "kcal"
    ],
    " kcal."
  ],
  "diet-settings/failed/title": [
    "Something went wrong"
  ],
  "diet-settings/failed/text": [
    "Incident has been reported and we will work to solve it. Your answers are saved."
  ],
  "diet-settings/failed/try-again": [
    "Try again"
  ],
  "diet-settings/failed/back": [
    "Back to my answers"
  ],
  "diet-settings/validation/consent-required": [
    "Consent is required to proceed"
  ],
  "diet-settings/validation/diet-unknown": [
    "Please choose one of the diets"
  ],
  "diet-settings/validation/height-whole": [
    "Please enter a whole number"
  ],
  "diet-settings/validation/height-range": [
    "We plan for heights from 100 to 250 cm (3 ft 4 in to 8 ft 2 in)"
  ],
  "diet-settings/validation/inches-range": [
    "Inches go from 0 to 11"
  ],
  "diet-settings/validation/weight-range": [
    "We plan for weights from 30 to 300 kg (66.2 to 661.3 lb)"
  ],
  "diet-settings/validation/too-young": [
    "You need to be 18 on the day the plan starts"
  ],
  "diet-settings/validation/too-old": [
    "We plan for people up to 100 years old"
  ],
  "diet-settings/validation/start-date-window": [
    "A plan can start from tomorrow to 14 days from today"
  ],
  "diet-settings/validation/mode-not-for-glp1": [
    "This goal does not go with the GLP-1 diet. Please choose another one"
  ],
  "diet-settings/validation/already-underweight": [
    "For your height you are already light. Please choose to keep or put on weight"
  ],
  "diet-settings/validation/goal-not-below-weight": [
    "To lose weight, choose a goal below your weight"
  ],
  "diet-settings/validation/goal-not-above-weight": [
    "Choose a goal above your weight"
  ],
  "diet-settings/validation/goal-too-low": [
    "This is below a healthy weight for your height. Please choose a higher goal"
  ],
  "diet-settings/validation/goal-too-high": [
    "This is above what we plan for your height. Please choose a lower goal"
  ],
  "diet-settings/validation/no-deficit-left": [
    "At this level you use too little energy for a safe plan to lose weight. You can go back and choose to keep your weight"
  ],
  "title/terms-of-service": [
    "Terms of service"
  ],
  "title/privacy-policy": [
    "Privacy policy"
  ],
  "terms/intro": [
    "Plain words about what Dayplate is and how to use it."
  ],
  "terms/product/title": [
    "What Dayplate is"
  ],
  "terms/product/text": [
    "Dayplate plans your meals day by day from the answers you give: your goal, your diet, your weight, height, age and activity. It works out energy and nutrients with published formulas and shows how each day was checked."
  ],
  "terms/medical/title": [
    "Not medical advice"
  ],
  "terms/medical/text": [
    "Dayplate is for healthy adults. It does not diagnose, treat or cure, and it does not replace a doctor or a dietitian. Do not use it when you are under 18, pregnant or breast-feeding, have an eating disorder, or have an illness that needs a medical diet. Stop and ask a doctor if you feel unwell."
  ],
  "terms/results/title": [
    "No promised results"
  ],
  "terms/results/text": [
    "Bodies differ. Numbers such as a weekly change of weight are estimates, not promises. Check ingredients against your own allergies: Dayplate does not know them, nor what a producer puts into a package."
  ],
  "terms/account/title": [
    "Your account"
  ],
  "terms/account/text": [
    "Use your own e-mail address and keep your password to yourself. One account is for one person. You can stop using Dayplate at any time."
  ],
  "terms/access/title": [
    "Access"
  ],
  "terms/access/text": [
    "Reading a plan needs valid access, for example from an access code. When it ends, your settings stay and you can come back to them."
  ],
  "terms/changes/title": [
    "Changes"
  ],
  "terms/changes/text": [
    "The terms that hold are the ones on this page. If you do not agree with a change, you can stop using Dayplate."
  ],
  "privacy/intro": [
    "What we keep about you, why, and what you can do about it."
  ],
  "privacy/kept/title": [
    "What we keep"
  ],
  "privacy/kept/text": [
    "Your e-mail address, a hash of your password that cannot be turned back, your first name if you give it, your language and your time zone. From the diet settings: sex, date of birth, height, weight, goal, activity and diet. Then your meal plan and the meals you mark as eaten."
  ],
  "privacy/why/title": [
    "Why we keep it"
  ],
  "privacy/why/text": [
    "The account data lets you in. The body data is needed to work out how much energy your plan should have. The plan and the marks are the product itself. We keep nothing for advertising and sell nothing."
  ],
  "privacy/health/title": [
    "Health data"
  ],
  "privacy/health/text": [
    "Weight, height and goals say something about your health. We process them only with your explicit consent, which we ask for before the first plan is made and record with its time."
  ],
  "privacy/browser/title": [
    "In your browser"
  ],
  "privacy/browser/text": [
    "We store your session, your language and your theme on your device, and one cookie which only says that you are logged in. There are no tracking cookies."
  ],
  "privacy/rights/title": [
    "Your rights"
  ],
  "privacy/rights/text": [
    "You may ask what we keep about you, have it corrected, take a copy with you, withdraw your consent and have your data erased. Withdrawing consent means that no new plans can be made."
  ],
  "title/introduction": [
    "Before you start"
  ],
  "introduction/title": [
    "Good to know before you start"
  ],
  "introduction/text": [
    "You have 15 days to start your diet. The plan can be seen at most 7 days before it starts. Here are nine short pieces of advice for the road."
  ],
  "introduction/regular-meals/title": [
    "Eat regularly"
  ],
  "introduction/regular-meals/text": [
    "Four meals a day, at about the same hours. It is easier not to get too hungry."
  ],
  "introduction/hydration/title": [
    "Drink enough"
  ],
  "introduction/hydration/text": [
    "About 1.5 to 2 litres of fluid a day, mostly water. More when it is hot or you move a lot."
  ],
  "introduction/fast-cooking/title": [
    "Cook fast"
  ],
  "introduction/fast-cooking/text": [
    "Each meal says how long it takes. Some dinners are cooked once for two days."
  ],
  "introduction/shopping-list/title": [
    "Shop with a list"
  ],
  "introduction/shopping-list/text": [
    "Buy for a few days at once and waste less. A list for less than two weeks can be printed."
  ],
  "introduction/swapping/title": [
    "Swap what you do not like"
  ],
  "introduction/swapping/text": [
    "A meal you do not fancy can give way to another one. The day still adds up."
  ],
  "introduction/meal-order/title": [
    "Change the order"
  ],
  "introduction/meal-order/text": [
    "Have the snack before lunch if your day asks for it. What counts is the whole day."
  ],
  "introduction/measurements/title": [
    "Measure once a week"
  ],
  "introduction/measurements/text": [
    "Same day, same hour, before breakfast. Weight moves up and down; look at the weeks, not at one day."
  ],
  "introduction/activity/title": [
    "Move a little"
  ],
  "introduction/activity/text": [
    "A walk counts. Choose what you enjoy and do it often."
  ],
  "introduction/support/title": [
    "Ask for help"
  ],
  "introduction/support/text": [
    "If you feel unwell or have an illness, talk to your doctor or a dietitian. One day off plan is no failure."
  ],
  "introduction/sign-off": [
    "Good luck, and enjoy your meals."
  ],
  "introduction/start": [
    "Start"
  ],
  "introduction/failed": [
    "We could not save this."
  ],
  "loading/message": [
    "Loading"
  ],
  "error/title": [
    "Something went wrong"
  ],
  "error/message/generic": [
    "Something went wrong."
  ],
  "error/additional-message/generic": [
    "Please try again in a moment."
  ],
  "error/message/network": [
    "We cannot reach Dayplate."
  ],
  "error/additional-message/network": [
    "Check your connection and try again."
  ],
  "error/try-again": [
    "Try again"
  ],
  "error/go-back": [
    "Go back"
  ],
  "error/not-found/title": [
    "There is nothing on this plate"
  ],
  "error/not-found/text": [
    "The page has moved or never existed. Error 404."
  ],
  "error/page/text": [
    "Trying again often helps. What you have saved is safe."
  ],
  "shell/skip-to-content": [
    "Skip to content"
  ],
  "shell/offline/lead": [
    "You are offline."
  ],
  "shell/offline/text": [
    "What you see may be out of date."
  ],
  "ui/close": [
    "Close"
  ],
  "ui/show-password": [
    "Show password"
  ],
  "ui/hide-password": [
    "Hide password"
  ],
  "ui/increase": [
    "Increase: ",
    [
      "label"
    ]
  ],
  "ui/decrease": [
    "Decrease: ",
    [
      "label"
    ]
  ],
  "ui/notifications": [
    "Notifications"
  ],
  "menu/main": [
    "Main menu"
  ],
  "menu/diet": [
    "Diet"
  ],
  "menu/diet-settings": [
    "Diet settings"
  ],
  "menu/access-code": [
    "Access code"
  ],
  "menu/account": [
    "Account"
  ],
  "menu/account-of": [
    "Account: ",
    [
      "name"
    ]
  ],
  "menu/more": [
    "More"
  ],
  "menu/log-in": [
    "Log in"
  ],
  "menu/log-out": [
    "Log out"
  ],
  "menu/terms-of-service": [
    "Terms of service"
  ],
  "menu/privacy-policy": [
    "Privacy policy"
  ],
  "more/title": [
    "More"
  ],
  "more/plan": [
    "Your plan"
  ],
  "more/diet-settings/note": [
    "Diet, goal and activity"
  ],
  "more/access-code/note": [
    "Add days of access"
  ],
  "more/look": [
    "Language and look"
  ],
  "more/about": [
    "About Dayplate"
  ],
  "more/language": [
    "Language"
  ],
  "more/theme": [
    "Theme"
  ],
  "theme/system": [
    "System"
  ],
  "theme/light": [
    "Light"
  ],
  "theme/dark": [
    "Dark"
  ],
  "title/more": [
    "More"
  ],
  "title/not-found": [
    "Page not found"
  ],
  "title/gallery": [
    "Building blocks"
  ],
  "validation/required": [
    "Please fill this in"
  ],
  "validation/email-format": [
    "Please enter a valid e-mail address"
  ],
  "validation/date-format": [
    "Please enter a date as YYYY-MM-DD"
  ],
  "validation/consent-required": [
    "Please accept the terms to go on"
  ],
  "validation/too-long": [
    "This is too long"
  ],
  "validation/number-format": [
    "Enter a number"
  ],
  "cart/accept-condition/validation/required": [
    "Please accept the terms to go on"
  ]
}
