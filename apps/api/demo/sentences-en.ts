import type { Occupation } from "@sanjog/domain/reference/career-lists";

/*
 * What members write in English. Written once for the first person and for somebody who writes about a daughter or a
 * brother: {I} {am} {have} {do} {my} {me} and the endings {s} {es} {ies} turn with the writer.
 */

/** The first words of one who writes for another. */
export const openers: readonly string[] = [
  "{child} is soft spoken and takes responsibility early.",
  "{child} was raised in a home where the day begins with Gurbani.",
  "{child} is the one the small children of the house run to.",
  "{child} is cheerful, honest and close to the whole family.",
  "{child} is hard working and never raises a voice at home.",
  "{child} keeps promises, which we value most.",
  "{child} laughs easily and listens well.",
  "{child} has always stood on {my} own feet and still asks the elders.",
];

/** One or two sentences for each work. */
export const work: Partial<Record<Occupation, readonly string[]>> = {
  farming: [
    "{I} farm{s} our land with father: wheat, paddy and, since last year, vegetables.",
    "{I} look{s} after our fields and {am} turning a part of them to natural farming.",
  ],
  dairy_farming: [
    "{I} run{s} a small dairy with twenty buffaloes and get{s} up before the birds.",
    "Our dairy supplies half the village, and {I} keep{s} its books.",
  ],
  business_owner: [
    "{I} run{s} a family business that began with one machine.",
    "{I} built up a small firm over the years and still open{s} the door in person each morning.",
  ],
  shopkeeper: [
    "{I} sit{s} in our cloth shop in the old bazaar, where everybody knows us.",
    "Our shop has served the same street for forty years; now {I} manage{s} it.",
  ],
  manufacturer: [
    "We make bicycle parts, and {I} look{s} after the workshop floor.",
    "{I} run{s} a small factory for knitwear with thirty workers who are like family.",
  ],
  contractor: ["{I} take{s} building contracts and like{s} to see a house grow from the first brick."],
  transporter: [
    "{I} manage{s} six trucks of our own and {am} mostly at home in the evening.",
    "Transport is our family's work; {I} plan{s} the routes and keep{s} the drivers happy.",
  ],
  truck_driver: [
    "{I} drive{s} long haul and {have} seen much of the country from the cab.",
    "{I} drive{s} a truck of {my} own, ten days out and five at home.",
  ],
  woodwork: [
    "{I} make{s} doors and furniture by hand, a skill that came down in the family.",
    "Wood is our family craft; {I} run{s} the workshop with {my} elder brother.",
  ],
  metalwork: ["{I} weld{s} and fabricate{s}; our gates stand in many villages around here."],
  electrician: ["{I} {am} a licensed electrician and enjoy{s} work where things light up at the end."],
  mechanic: ["{I} repair{s} tractors, and at harvest time the phone does not stop."],
  construction: ["{I} work{s} in construction and {am} saving for a house of our own."],
  warehouse_worker: ["{I} work{s} in a warehouse for now and {am} taking evening classes."],
  chef: ["{I} cook{s} for a living and still like{s} to cook at home on Sundays."],
  tailor: ["{I} stitch{es} suits in a small shop of {my} own; brides are the best customers."],
  beautician: ["{I} run{s} a small salon from home and train{s} two girls from the village."],
  teacher: [
    "{I} teach{es} Punjabi in a school and love{s} the questions of the small ones.",
    "{I} teach{es} mathematics and tell{s} every child that it is only a puzzle.",
    "{I} {am} a school teacher, and the holidays are for travel and grandparents.",
  ],
  professor: ["{I} lecture{s} at a college and {am} writing about the history of our villages."],
  doctor: [
    "{I} {am} a doctor in a busy hospital and tr{ies} to keep one free clinic a month.",
    "Medicine keeps {me} busy, but Sunday belongs to the family.",
  ],
  dentist: ["{I} {am} a dentist and like{s} to see people leave with less fear than they brought."],
  nurse: [
    "{I} work{s} as a nurse; night duty has taught {me} patience.",
    "Nursing is more than a job for {me}: it is seva with a salary.",
  ],
  pharmacist: ["{I} work{s} in a pharmacy where the old people come to talk as much as to buy."],
  physiotherapist: ["{I} help{s} people walk again after an injury, step by step."],
  health_worker: ["{I} look{s} after elderly people and hear{s} the best stories at work."],
  engineer: [
    "{I} work{s} as an engineer on roads and bridges and often travel{s} to the site.",
    "{I} {am} a mechanical engineer and still repair{s} the old tractor for pleasure.",
  ],
  software_professional: [
    "{I} write{s} software, mostly from home, with the harmonium beside the desk.",
    "{I} work{s} in a software team spread over three countries and a lot of tea.",
  ],
  designer: ["{I} design{s} books and invitations and draw{s} phulkari patterns for pleasure."],
  architect: ["{I} {am} an architect and would like to build with brick and courtyards again."],
  scientist: ["{I} work{s} on seeds that need less water, which our fields will thank us for."],
  accountant: ["{I} keep{s} other people's accounts in order and {am} careful with {my} own."],
  chartered_accountant: ["{I} {am} a chartered accountant with a small practice and loyal clients."],
  banker: ["{I} work{s} in a bank branch where half the customers are relatives."],
  manager: ["{I} manage{s} a team of twelve and {have} learned to listen before speaking."],
  office_worker: [
    "{I} work{s} in an office from nine to five and keep{s} the evenings for family and music.",
  ],
  lawyer: ["{I} practise{s} at the district court and prefer{s} a settlement to a fight."],
  civil_servant: ["{I} serve{s} in the administration and {have} been posted in four districts so far."],
  government_employee: [
    "{I} work{s} with the irrigation department and help{s} on the farm on weekends.",
    "{I} {have} a government post and, thankfully, fixed hours.",
  ],
  armed_forces: [
    "{I} serve{s} in the army and come{s} home on leave twice a year.",
    "Discipline came with the uniform; the humour was always there.",
  ],
  police: ["{I} {am} in the police and leave{s} the strict face at the station."],
  granthi_ragi: [
    "{I} {do} kirtan and teach{es} children raag and tabla at the gurdwara.",
    "Gurbani and classical kirtan are both work and joy to {me}.",
  ],
  artist_musician: [
    "{I} play{s} the dilruba and teach{es} classical music.",
    "{I} paint{s} and sing{s}, and live{s} simply from both.",
  ],
  student: [
    "{I} {am} in the last year of college and will look for work in summer.",
    "{I} {am} studying and help{s} out at the gurdwara on weekends.",
  ],
  homemaker: [
    "{I} look{s} after the house and the elders and like{s} both.",
    "{I} keep{s} the home running and stitch{es} phulkari in the quiet hours.",
  ],
};

/** What people say of themselves beside the work. */
export const traits: readonly string[] = [
  "{I} keep{s} nitnem and visit{s} the gurdwara on sangrand.",
  "Kirtan in the morning and a walk in the evening make a good day.",
  "{I} {am} vegetarian from birth and a happy cook.",
  "{I} like{s} old songs, long drives and short speeches.",
  "{I} read{s} history and always {have} a book in the bag.",
  "Hockey was {my} first love; now {I} coach{es} the village team.",
  "{I} {am} calm, and it takes a lot to make {me} angry.",
  "{I} speak{s} Punjabi at home and would like it to stay so.",
  "Family decides the big things together, and {I} like{s} it that way.",
  "{I} grow{s} roses on the roof, not always with success.",
  "{I} love{s} the hills and go{es} there every June.",
  "{I} {am} shy at first and talkative after the second cup of tea.",
  "{I} {do} not drink or smoke and look{s} for the same.",
  "{I} like{s} simple clothes, honest people and saag with makki di roti.",
  "{I} play{s} the harmonium a little and sing{s} when nobody listens.",
  "Sundays are for seva in the langar and for sleeping late.",
  "{I} {have} lived in two countries and feel{s} at home in both.",
  "{I} run{s} five kilometres before work and feel{s} better for it.",
  "Elders say {I} laugh{s} too much; {I} think{s} there are worse things.",
  "{I} believe{s} that respect at home matters more than success outside.",
  "{I} keep{s} accounts, promises and old letters.",
  "{I} like{s} animals; our dog decides when the day begins.",
  "{I} tr{ies} to learn something new each winter: last time it was calligraphy.",
  "{I} {am} fond of poetry and can recite Waris Shah by heart.",
  "{I} {am} close to {my} cousins, and weddings in our family last a week.",
  "Gatka in childhood, yoga now: some discipline stayed.",
  "{I} cook{s} well, drive{s} carefully and sing{s} badly.",
  "{I} like{s} to plan things, and also when plans change.",
  "{I} value{s} plain speech and a sense of humour.",
  "{I} spend{s} free time with the garden, the radio and {my} grandmother.",
  "Cricket on television, badminton in the courtyard.",
  "{I} {have} a small circle of friends, all of them for many years.",
  "{I} believe{s} in a simple wedding and a long marriage.",
  "{I} enjoy{s} photography, mostly fields and old doors.",
  "{I} came here on study visa and stayed for work.",
];

/** What those say who were married before. */
export const secondChances: readonly string[] = [
  "{I} {have} been married before and look{s} ahead with peace in mind.",
  "Life brought a hard turn; {I} {am} ready for a new beginning with trust.",
  "After some years alone, {I} would like to share a home again.",
];

/** Of families. {city} is where they live. */
export const families: readonly string[] = [
  "We are a close family of farmers who settled in {city} two generations ago.",
  "Our home is simple, and the door is open to guests at all hours.",
  "Grandmother lives with us and has the last word.",
  "We have been connected with Sri Bhaini Sahib for four generations.",
  "Father served in the army, mother taught in the village school.",
  "Three generations live under one roof and mostly agree.",
  "Our elders came from Lyallpur in 1947 and began again from nothing.",
  "Our elders left Sialkot in 1947; the old house is still talked about.",
  "Our elders came from Sheikhupura in 1947 and settled where the gurdwara was.",
  "Cousins came on study visa and are settled now; PR in process for two of them.",
  "Sada parivar sada te gurmukh hai, sare ral mil ke rehnde ne.",
  "Both parents are retired and spend their mornings at the gurdwara.",
  "We are a small family with a big kitchen.",
  "Part of the family lives in Canada, the roots are still in {city}.",
  "Music runs in the family: somebody is always at the tabla.",
  "We believe in simple weddings without dowry.",
  "Everyone in the family is vegetarian and does not drink.",
  "The family runs a workshop, and all of us grew up among its tools.",
  "Education came first at home, for the girls as for the boys.",
  "Our relatives live within an hour's drive, so no festival is quiet.",
  "We keep old customs that we understand and leave the others.",
  "My brother looks after the land, and I am proud of him.",
  "We lost father early; mother raised us with great courage.",
  "Uncles, aunts and cousins share one courtyard with a neem tree.",
  "A God-fearing, educated family with modest ways.",
  "We moved to {city} for the children's schooling and stayed.",
  "The whole family does seva at the yearly mela.",
  "Our family has been in transport since grandfather's first lorry.",
  "Mother sings shabads while cooking, and so we all know them.",
  "We are settled and content, and look for people before property.",
  "The family is spread over three countries and meets on the phone every Sunday.",
  "Father still goes to the fields each morning, though nobody asks him to.",
  "We are known in {city} for an honest shop and strong tea.",
  "A quiet family: two parents, a parrot, and visitors every week.",
];

/** Of the partner they look for. */
export const partners: readonly string[] = [
  "Someone kind, educated and respectful towards elders.",
  "We look for a family that values Gurbani and simple living.",
  "A partner who works, laughs and is at home in both cultures.",
  "Honesty first; everything else can be learned together.",
  "Somebody who would like to live near the family, or at least visit often.",
  "A simple Anand Karaj between two close families is what we wish for.",
  "Vegetarian and without intoxicants, please; the rest we will talk about.",
  "Someone who treats marriage as a friendship for life.",
  "We hope for a calm, well-educated match with a steady job.",
  "A person who keeps faith in the heart and does not only speak of it.",
  "Ready to move abroad or to have {me} move: we are open to both.",
  "An understanding person who supports {my} work.",
  "We would like to meet the whole family first, without any hurry.",
  "Somebody with a sense of humour and patience for {my} cooking.",
  "A Namdhari family is preferred, but a good heart matters more.",
  "One who loves children, animals and early mornings.",
  "Education matters to us, dowry does not, in either direction.",
  "Someone who will look after {my} parents as {I} will look after theirs.",
  "A mature person who has a clear idea of a shared life.",
  "We look for good character before wealth.",
  "A partner who speaks Punjabi, so that grandmother can join the talk.",
  "Somebody independent who still likes to ask for advice.",
  "A companion with whom silence is comfortable too.",
  "Someone from a farming or working family who is not afraid of work.",
  "A caring person; children from an earlier marriage are welcome.",
  "We would be happy about somebody who enjoys kirtan and travel.",
  "A soft-spoken partner who says what is on the mind.",
  "Equal in respect, equal in the kitchen.",
  "A settled person, of any caste, who lives by what the Gurus taught.",
  "Somebody who would rather walk than drive and rather talk than text.",
  "Simple te padhe-likhe parivar di bhaal hai, daaj bilkul nahi.",
  "PR or citizen preferred, but a good match from India is welcome too.",
];
