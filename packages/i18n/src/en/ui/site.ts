export const messages = {
  landing: {
    title: "Two families, one bond",
    lead: "A free marriage service for the sangat. Parents and young people look together.",
    lead_for: "A free marriage service for {community} families. Parents and young people look together.",
    create: "Create a profile, free",
    have_account: "I have an account",
    time: "About 15 minutes. You can stop and go on later.",
    start: "Get started",
    choice: "Photos, phone number and birth date: you choose who sees each of them.",
    run_by: "Run by {operator}",
    picture:
      "How it looks: people who match, with photo, name and work, and the answer “Asha’s family said yes”.",
    sample_name: "Gurpreet, 27",
    sample_work: "Software engineer, Surrey",
    sample_her_name: "Asha, 26",
    sample_her_work: "Teacher, Ludhiana",
    sample_other_name: "Jasleen, 24",
    sample_first_name: "Simran, 25",
    sample_first_work: "Nurse, Ludhiana",
    sample_yes: "Asha’s family said yes",
    /** The small cards of the three steps, in the words of the real ones. */
    sample_match: "Both sides match",
    sample_send: "Send request",
    sample_save: "Save",
    sample_message: "Sat Sri Akal ji. We are Gurpreet’s family, from Surrey.",
    /** A card before and after two families are connected, in the words of the real ones. */
    sample_before: "Before you connect",
    sample_hidden: "Phone: once connected",
    sample_after: "Once you connect",
    faces_title: "For families in Punjab and all over the world",
    /** Below the faces, in this order. */
    places:
      "Ludhiana, Sri Bhaini Sahib, Toronto, Sirsa, Surrey, Delhi, Birmingham, Nairobi, Melbourne, California",
    faces: "These people are drawn. Real photos are shown only to those whom each family allows.",
    trust_title: "Why families can trust it",
    trust_choice_title: "You decide who sees your photos and number",
    trust_choice_text:
      "You can keep photos and number hidden until you are connected. See your profile as others see it, and change each choice any day.",
    trust_marriage_title: "Only for marriage",
    trust_marriage_text:
      "This is not a dating site, and indecent content is not allowed. Please never send money to people you meet here.",
    trust_verified_title: "Verified numbers",
    trust_verified_text: "Each family confirms a phone number before others see it.",
    trust_free_title: "Free, as seva should be",
    trust_free_text: "Nobody pays, so nobody can pay to be shown first.",
    steps_title: "How it works",
    step_1_title: "Sign up and see who matches",
    step_1_text: "Five short steps, then families who match your preferences, with the reasons.",
    step_2_title: "Connect",
    step_2_text: "Send a request with one tap. They say yes or no, in their own time.",
    step_3_title: "Talk as families",
    step_3_text:
      "After a yes you can write on WhatsApp or call. When both are sure, one sends a marriage proposal.",
    feature_title: "Made for the whole family",
    feature_text:
      "Large letters, both languages, and forms that remember what you typed if the connection drops. Parents and grandparents can use it on their own.",
    care_title: "Who looks after it",
    care_text: "Volunteers of the sangat look after it, as seva.",
    care_text_of: "It is looked after, as seva, by volunteers of {operator}.",
    care_helpline: "Helpline",
    care_helpline_text: "For help and questions, {hours}.",
    care_reports: "Reports",
    care_reports_text: "Volunteers read every report and tell you what they decided.",
    care_officer: "Grievance officer",
    care_officer_text: "For complaints about the service itself.",
    ask_title: "Questions families ask",
    ask_free: "Is it really free?",
    answer_free:
      "Yes. There is no fee, and nobody can pay to be shown first. The order depends on how well families match.",
    ask_photo: "Who can see my daughter’s photo?",
    answer_photo:
      "That is your choice: all members, only families you are connected with, or nobody. You can change it any day.",
    ask_abroad: "We live in Canada. Can we join?",
    answer_abroad:
      "Yes. Phone numbers and addresses of all countries are welcome, and you can look for families in India and abroad.",
    ask_phones: "I am not good with phones",
    answer_phones:
      "You can make the letters larger and read it in Punjabi. A son, daughter or relative may fill in the profile with you, and the helpline is there to help.",
    ask_money: "What if someone asks for money?",
    answer_money:
      "Please do not send any. Press “Report” on their profile, so that we can look into it and protect other families too.",
    begin_title: "Shall we begin?",
  },
  contents: "On this page",
  not_found: {
    title: "Page not found",
    text: "The address may be mistyped, or the page may have moved.",
    home: "Back to Home",
  },
  terms: {
    title: "Terms and conditions",
    description:
      "What every member promises when joining, what the service promises in return, and who it is for.",
  },
  privacy_policy: {
    title: "Privacy policy",
    description:
      "What the service knows about its members, who sees it, how long it is kept, and how to have it deleted.",
  },
} as const;
