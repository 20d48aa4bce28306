import { expect, test } from "vitest";
import { findContactDetails } from "../contact-details.ts";

const lines = (text: string) => text.split("\n").filter(Boolean);

const english = lines(`
I earn 1200000 a year
We earn 1200000
Salary 45000-50000 per month
Salary 65000 to 70000 monthly
Earns 12,00,000
Income around 12 lakh
Package of 18 LPA plus bonus
Annual income 8,50,000 rupees
Rs. 75000 per month
Pension of Rs 32,450 a month
Turnover 2,50,00,000 last year
He makes $65,000 a year
CAD 85000 per annum
Works at Infosys.com
He works for Amazon.in in Bengaluru
Employed with Booking.com in Amsterdam
We looked on Shaadi.com before
Software engineer at Salesforce.com since 2019
Studied there 1998-2003
Born 15/08/1996
Born on 15-08-1996 at 5:40 am
DOB 3.4.1995, time 11:35 pm
Date of birth 12 March 1994
Born in August 1997 in Moga
Height 5'6"
Height 5'6", weight 62 kg
She is 5 ft 4 in and 56 kg
167 cm tall
Height 5.6 and age 27
We live in Ludhiana 141001
Pin code 141001
Jalandhar City, 144001
Village near Khanna, pin 141401, Punjab
Age 26
27 years old, youngest of 3
85.6% in class 12
Scored 92% in 10th and 88% in 12th
Class of 2012
Class X 9.2 CGPA, class XII 91%
3 brothers 2 sisters
2 brothers and 1 sister, all married
One elder brother, two younger sisters
10+2 from PSEB
10+2 in 2014, B.Com in 2017
House no. 245, Sector 32-A, Chandigarh
House 1265, Phase 7, Mohali
Plot 57, street 4, Model Town
12 km from Ludhiana
About 150 km from Delhi on NH 44
25 acres of land
12 killa land near Moga
8 kanal 4 marla house
250 sq yards kothi with 4 bedrooms
Wakes at 4:30, sleeps by 10
Shop is open 9 am to 8 pm
IELTS 7.5
IELTS 7.5 overall, L 8 R 7.5 W 7 S 7
IELTS 8, 7.5, 7, 7.5
PTE 79 each
PTE 65, 70, 68, 72
B.Sc. in nursing
M.A. in Punjabi, B.Ed.
B.Tech. CSE, M.Tech. from GNDU
M.B.B.S., M.D. in medicine
530/600 in 12th
Marks 512/600 and 421/500
Std 12 from CBSE
JEE rank 12450
NEET score 585 out of 720
GATE 2021 AIR 1524
PR in Canada
PR holder under subclass 189
Visa subclass 491, moved in 2021
Visa 482, ACS done
H1B in the USA, I-140 approved
CRS 478 last year
Drives an i20
We own a Swift 2019 and a Fortuner 2021
XUV700, Thar and two tractors
John Deere 5310 and Mahindra 575
We met on Facebook
Not on Instagram
No social media
I am not on Facebook or Instagram
Rarely use WhatsApp
I use Facebook only for family photos
I like cooking videos on Instagram
Watch kirtan on YouTube every morning
My kitchen is https-free of gadgets
I build http-only cookies at work
HTTP and HTTPS are protocols that I teach
HTTP/2 and networks are my subjects
My youtube channel is about cooking
My youtube channel is small
I run a youtube channel on farming
Our youtube channel has kirtan videos
Linktree is where I work
He works at Facebook in London
She is a manager at LinkedIn
My brother Jaspreet works at WhatsApp
I left Twitter in 2021
We have a bakery page on Instagram
Snapchat and TikTok are not for me
My Instagram is private
Our family does not use Telegram
Follow Gurbani and simple living
I follow cricket on TV
Looking for a simple boy, search goes on for 2 years
Add to that a love of music
Please contact us through the site
You can send a request here
Call me old-fashioned
I call my mother every day
Number of members in family: 6
Phone repair shop owner
Mobile shop in the main bazaar since 2005
Works in a call centre
Manager at an Airtel store, 12 staff
Email marketing is my job
I design websites and apps
A web developer with 5 years of experience
Node.js and React developer
ASP.NET developer at TCS
Works in I.T. at Wipro
Family business. In Patiala since 1985
Hardworking.No bad habits
Kind and honest.Works hard
i love music.and long walks
M/s Singh & Sons, since 1962
GST registered firm, turnover 85 lakh
Retired Subedar, 24 years of service
Served in 12 Sikh Regiment
Father retired in 2016 after 35 years in PSEB
Mother taught class 5 for 28 years
Grandfather fought in 1965 and 1971
Our family came here in 1947
In 1984 we lost our house
Two cousins in Surrey, three in Brampton
Uncle has 40 trucks in California
5 trucks, 2 petrol pumps, 1 cold store
Dairy with 45 buffaloes and 12 cows
2 BHK flat on the 4th floor
Flat 302, Tower B, 3rd floor
Runs 5 km daily, 10 km on Sundays
Half marathon in 1:58
Bench press 80 kg, squats 120 kg
Looking for a boy aged 28 to 32, 5'8" to 6'1"
Girl between 23 and 27, height 5'2" or more
Wants a match from 1994 to 1998 born
Expected income 10 lakh and above
Boys from 25-30 preferred
Weight 72 kg, B+ blood group
Blood group O+
O positive, no illness
Diploma 2010-2013, B.Tech 2013-2016, M.Tech 2016-18
Worked 2016-2018 at HCL, 2018-2021 at TCS, now Infosys
Semester marks 85, 90, 78, 92, 88
Batch of 2015-19
Roll number 14 in a class of 60
Divorced in 2019, one son of 6
Daughter 7, son 4
Twins, both 24
Seven of us live together
Six days a week I do seva
One two three four, the tabla begins
I speak four languages: Punjabi, Hindi, English, some Italian
Four of my five sisters are married
Do one thing at a time
Ready to move anywhere in one to two years
Nine to five job
24x7 service at the clinic
Polka dot dresses and art
Works at a dot com company
Point to point contact with clients
At home I cook, at work I lead
Meet at the gurdwara at 5
Good at maths and at chess
Looking at options in Canada
Live at home, work at home
My ID is ready, passport too
User research is my field
Account manager at HDFC
Profile created by parents
Name on papers is Kaur
Snap decisions are not mine
Line of business: transport
A signal to others: be kind
Discord in families pains me
Skype was how we met first
Threads and needles: I sew
Covid-19 changed my plans in 2020
Windows 11 support engineer
Certified in AWS and Azure AZ-104
ISO 9001 auditor
Class 1 truck driver in BC
AZ licence since 2018
Ticket to Amritsar costs 950 dollars
Rent 2200 CAD a month
Loan of 25 lakh for the house
Land worth 3 crore
Gold 10 tola
Bus 37 stops near our home
Route 66 was my dream trip
My room is 302
Scholarship of 50000
Bank PO, scale 2, since 2017
Constable no. 1245 in Punjab Police
JBT teacher, ETT 2014, TET 2015, CTET 98 marks
UGC NET 2019, JRF 99 percentile
Ph.D. 2022, 14 papers
Temperature in Dubai 45 degrees
4 years in Dubai, 3 in Italy, 2 in Spain
Family of 5: 2 brothers, 1 sister, parents
Kothi 60x90, worth 1.5 crore
Farm 15 acres, 7 km from town, 2 tubewells
`);

const gurmukhi = lines(`
ਸਾਲਾਨਾ ਆਮਦਨ 12,00,000 ਰੁਪਏ
ਤਨਖ਼ਾਹ 45000 ਰੁਪਏ ਮਹੀਨਾ
ਤਨਖਾਹ 45000-50000 ਮਹੀਨਾ
ਕਮਾਈ 12 ਲੱਖ ਸਾਲਾਨਾ
ਜਨਮ 15/08/1996 ਦਾ ਹੈ
ਜਨਮ 12 ਮਾਰਚ 1994 ਸਵੇਰੇ 5:40 ਵਜੇ
ਜਨਮ ੧੫-੦੮-੧੯੯੬
ਕੱਦ 5 ਫੁੱਟ 6 ਇੰਚ, ਭਾਰ 62 ਕਿਲੋ
ਕੱਦ 5'6"
ਉਮਰ 27 ਸਾਲ
ਪਿੰਨ ਕੋਡ 141001
ਲੁਧਿਆਣਾ 141001
ਬਾਰ੍ਹਵੀਂ ਵਿੱਚ 85.6%
ਬਾਰ੍ਹਵੀਂ ਵਿੱਚੋਂ 530/600 ਨੰਬਰ
ਦਸਵੀਂ 2012, ਬਾਰ੍ਹਵੀਂ 2014, ਬੀ.ਏ. 2017
3 ਭਰਾ 2 ਭੈਣਾਂ
ਦੋ ਭਰਾ ਤੇ ਇੱਕ ਭੈਣ
ਇੱਕ ਭਰਾ, ਤਿੰਨ ਭੈਣਾਂ, ਸਾਰੇ ਵਿਆਹੇ
25 ਏਕੜ ਜ਼ਮੀਨ ਹੈ
12 ਕਿੱਲੇ ਜ਼ਮੀਨ, 2 ਟਿਊਬਵੈੱਲ
ਕੋਠੀ 250 ਗਜ਼, 4 ਕਮਰੇ
ਮਕਾਨ ਨੰ. 245, ਗਲੀ 4
ਸ਼ਹਿਰ ਤੋਂ 12 ਕਿਲੋਮੀਟਰ
ਆਈਲੈਟਸ 7.5
ਆਈਲੈਟਸ 7.5, 8, 7, 7.5
ਕੈਨੇਡਾ ਦੀ ਪੀ.ਆਰ. 2021 ਤੋਂ
ਅਸੀਂ ਫੇਸਬੁੱਕ ਤੇ ਮਿਲੇ ਸੀ
ਇੰਸਟਾਗ੍ਰਾਮ ਨਹੀਂ ਚਲਾਉਂਦੇ
ਸੋਸ਼ਲ ਮੀਡੀਆ ਤੋਂ ਦੂਰ ਰਹਿੰਦੇ ਹਾਂ
ਵਟਸਐਪ ਘੱਟ ਹੀ ਵਰਤਦੇ ਹਾਂ
ਯੂਟਿਊਬ ਤੇ ਕੀਰਤਨ ਸੁਣਦੇ ਹਾਂ
ਫ਼ੋਨ ਘੱਟ ਵਰਤਦੀ ਹਾਂ
ਮੋਬਾਈਲਾਂ ਦੀ ਦੁਕਾਨ ਹੈ
ਕਾਲ ਸੈਂਟਰ ਵਿੱਚ ਕੰਮ
ਦੋ ਤਿੰਨ ਸਾਲ ਦੁਬਈ ਰਹੇ
ਸੱਤ ਅੱਠ ਰਿਸ਼ਤੇਦਾਰ ਕੈਨੇਡਾ
ਪੰਜ ਜੀਅ ਹਾਂ, ਚਾਰ ਕੰਮ ਕਰਦੇ
ਤਿੰਨ ਪੁੱਤ, ਦੋ ਧੀਆਂ, ਇੱਕ ਪੋਤਾ
1984 ਵਿੱਚ ਦਿੱਲੀ ਤੋਂ ਆਏ
2016-2020 ਯੂਨੀਵਰਸਿਟੀ ਪੜ੍ਹੇ
ਲੜਕਾ 28 ਤੋਂ 32 ਸਾਲ
ਕੁੜੀ 23 ਤੋਂ 27 ਸਾਲ, ਕੱਦ 5'2" ਤੋਂ ਉੱਪਰ
ਪਿਤਾ ਜੀ 35 ਸਾਲ ਬਿਜਲੀ ਬੋਰਡ ਵਿੱਚ ਰਹੇ
ਮਾਤਾ ਜੀ 28 ਸਾਲ ਪੰਜਵੀਂ ਪੜ੍ਹਾਉਂਦੇ ਰਹੇ
45 ਮੱਝਾਂ ਤੇ 12 ਗਾਵਾਂ ਦੀ ਡੇਅਰੀ
ਸਵੇਰੇ 4 ਵਜੇ ਉੱਠਦੇ, ਰਾਤ 9 ਵਜੇ ਸੌਂਦੇ
ਬੀ.ਐੱਸਸੀ., ਬੀ.ਐੱਡ., ਐੱਮ.ਏ.
ਇੱਕੀ ਸਾਲ ਦੀ ਨੌਕਰੀ ਬਾਅਦ ਸੇਵਾਮੁਕਤ
ਵੀਹ ਏਕੜ ਜ਼ਮੀਨ ਤੇ ਦਸ ਮੱਝਾਂ
ਬਲੱਡ ਗਰੁੱਪ ਓ ਪਾਜ਼ਿਟਿਵ
`);

const romanised = lines(`
Tankhah 45000 mahina
Salana kamai 12 lakh
Saal da 1200000 kamaunda hai
Janam 15/08/1996 da hai
Kadd 5 fut 6 inch
Umar 27 saal
3 bhra 2 bhaina
Do bhra te ik bhain hai
Tin bhra, ik bhain, sare viahe
25 killa zameen hai
12 kille te 2 tubewell
Ghar 250 gaj da, 4 kamre
Ludhiane to 12 km door
Ielts 7.5 band hai
10+2 kiti hai 2014 vich
Assi facebook te mile si
Instagram nahi chalaunda
Insta fb te nahi haan
Whatsapp ghat hi use karde haan
Facebook te time waste nahi karda
Youtube te kirtan sunde haan
Phone ghat hi chalaundi haan
Mobile di dukaan hai
Do tin saal dubai rahe
Sat ath rishtedar Canada ne
Panj jee haan ghar vich
Char bhain bhra, do viahe hoye
Sat sri akal ji, asi Moge to haan
Munda 28 to 32 saal da hove
Kudi 23 ton 27 saal, kadd 5'2" ton upar
Papa ji 35 saal bijli board vich rahe
1984 vich Delhi to aaye
45 majjhan te 12 gaavan di dairy
Savere 4 vaje uthde haan
Rishta pakka do tin mahine vich
Bara saal Italy, das saal Canada
Ik do vaar Punjab aaye haan
Nau vaje kamm te jande haan
Canada PR 2021 ton
Sade kol 2 truck te 1 tractor 5310
Mera apna kamm hai, 5-6 munde rakhe ne
Do char saal vich canada jaana
Ghar da no. 245, gali no. 4
Dasvin 85%, baravin 78.4%
Naam Harpreet, pind Raikot
`);

const facts = [...english, ...gurmukhi, ...romanised];
const together = (...steps: number[]) =>
  facts.map((_, i) => steps.map((step) => facts[(i + step) % facts.length]).join(i % 2 ? ". " : ", "));

const tables = {
  alone: facts,
  "two together": together(0, 1),
  "two of several kinds": together(0, 97),
  "three together": together(0, 3, 41),
};

const refused = (texts: readonly string[]) => texts.filter((text) => findContactDetails(text)?.certain);

test("the table holds at least 300 texts", () => {
  expect(new Set(facts).size).toBe(facts.length);
  expect(facts.length).toBeGreaterThanOrEqual(300);
});

test.each(Object.entries(tables))("at most one ordinary text of 200 is refused: facts %s", (_, texts) => {
  expect(refused(texts).length / texts.length).toBeLessThanOrEqual(1 / 200);
});

test("few ordinary texts ask for an operator's look", () => {
  const looked_at = facts.filter((text) => findContactDetails(text)?.certain === false);
  expect(looked_at.length / facts.length).toBeLessThanOrEqual(1 / 50);
});
