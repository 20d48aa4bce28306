/** The guide on paper: one page a step, beside a picture of the screen. */
export const messages = {
  file: "Guide to Sanjog",
  product: "Sanjog",
  title: "A guide for families",
  lead: "How to find a match with Sanjog, step by step. Nothing here costs anything. Take your time: everything you type is kept on your phone until you send it.",
  contents: "In this guide",
  step: "Step {number}",
  account: {
    title: "Make an account",
    text_1:
      "Open the page and press “Sign up”. Say whose profile it is: your own, or a son’s, daughter’s, brother’s, sister’s.",
    text_2:
      "Fill in an email address, a WhatsApp number and a password. Write the password down somewhere safe.",
    text_3: "Read the terms, tick the box, and press the button at the end.",
  },
  verify: {
    title: "Confirm that it is you",
    text_1: "A code of six digits comes to your email. Type it in.",
    text_2: "For the WhatsApp number press the green button: a message opens, ready written. Only send it.",
    text_3: "If the code does not come, look in the spam folder. After two minutes you can ask for another.",
  },
  steps: {
    title: "Tell us about yourself in five steps",
    text_1: "You, the family, education and work, whom you are looking for, and photos.",
    text_2: "Stop whenever you like: what you typed waits for you on this phone.",
    text_3:
      "Do not write phone numbers or addresses into the free texts. They have their own fields, and you decide who sees those.",
  },
  photos: {
    title: "Add a photo",
    text_1: "A clear photo from the front, with the whole face, alone.",
    text_2: "Choose the photo, move it into the square, and save.",
    text_3: "Below you say who may see it: everyone, connected families only, or nobody.",
  },
  suggestions: {
    title: "See who is suggested",
    text_1: "Here are families that fit your wishes, and whose wishes you fit. Each card says why.",
    text_2: "Too few? Press “Edit preferences” and make the wishes a little wider.",
    text_3: "“Shortlist” keeps a profile for later. Nobody is told.",
  },
  profile: {
    title: "Read a profile",
    text_1: "Press “View profile” to read everything the family shows to you.",
    text_2:
      "Every profile has a number of nine digits. Tell it to a relative, and they find the same profile with the magnifying glass.",
    text_3: "Something wrong with a profile? The small flag reports it to us.",
  },
  request: {
    title: "Send a request",
    text_1: "Press “Send request” and answer “Yes”. The other family is told.",
    text_2: "If they say yes, you are connected, and each sees more of the other.",
    text_3: "You can take a request back as long as it is not answered.",
  },
  home: {
    title: "Answer and keep order",
    text_1:
      "Under “Home” are your lists: connections, requests received and sent, the shortlist, whom you blocked.",
    text_2: "When a request has come, read the profile, then accept or decline. A “no” is no offence.",
    text_3: "The bell at the top tells you of news.",
  },
  proposal: {
    title: "Propose marriage",
    text_1:
      "When both families are sure, one sends a marriage proposal. Only to a connected family, one at a time.",
    text_2: "It can be taken back within 24 hours, and lapses after a week without an answer.",
    text_3: "Once accepted it is final: both profiles leave the suggestions.",
  },
  privacy: {
    title: "Decide who sees what",
    text_1:
      "For the phone number, the address, the income, the photos and more you choose: everyone, connected families, or nobody.",
    text_2: "Every change counts at once.",
    text_3: "Whoever disturbs you: press “Block”. They can never find you again, and are not told.",
  },
  biodata: {
    title: "Print your biodata",
    text_1: "Under “My profile” press “Biodata to print”.",
    text_2:
      "Choose the language and what is on it. Without your phone number, families find you by the profile number on the paper.",
    text_3: "Save it, print it, or send it by WhatsApp.",
  },
  letters: {
    title: "Large letters, your language",
    text_1: "In the menu, and at the foot of every page, three letters stand for three sizes.",
    text_2: "The button at the top changes between Punjabi and English.",
    text_3: "Both are remembered on this phone.",
  },
  safety: {
    title: "Stay safe",
    text_1: "Never send money to someone you know only from here, whatever the story.",
    text_2: "Meet the first times together with family. Make your own enquiries before you decide.",
    text_3: "Asking for dowry is a crime. Report it to us.",
    text_4: "Nobody from Sanjog ever asks for your password, a code, or money.",
  },
  help: {
    title: "When you need help",
    text_1:
      "The numbers for phone and WhatsApp are at the foot of every page. Somebody is there Monday to Friday, 9 AM to 5 PM Indian time.",
    text_2: "Forgot the password? Press “Forgot password?” on the login page.",
    text_3: "Under “Account” you can pause the profile or delete the account at any time.",
  },
} as const;
