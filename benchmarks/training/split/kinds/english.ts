import { type Lexicon, lexicon } from "./lexicon.ts";

export const ENGLISH: Lexicon = lexicon({
  dear: "Dear Mr Holloway,|Dear Ms Prentice|Dear Sir or Madam,|To whom it may concern|Dear Customer,|Dear Dr Osei:|Dear Neighbours,|Hello Mrs Quill,",
  closing:
    "Yours sincerely,|Yours faithfully|Kind regards|Sincerely,|Best regards,|With best wishes|Respectfully yours,",
  enclosure: "Enclosure|Encl.|Enclosures: 2|Enc.|Attachments: price list|cc: file",
  subject:
    "Re: Your enquiry of last week|Subject: change of address|Renewal of your membership|RE: noise in the stairwell|Your complaint|Re: appointment|Invitation to the autumn meeting",
  prose:
    "Thank you for your letter, which reached us on Monday.|We are sorry that the delivery caused you trouble.|The repair of the roof will begin in the second week of May.|Please let me know by the end of the month whether this suits you.|As agreed on the telephone, we have moved the date.|Our office is closed between the holidays.|I would like to ask you to look into the matter once more.|The new rules apply from next year and change little for you.|You do not have to do anything for the time being.|If you have any questions, please call us.|We enclose the papers that you asked for.|It was a pleasure to meet you at the fair.",
  names:
    "Miriam Holloway|Desmond Prentice|Ngaio Quill|Tobias Fenwick|Priya Raman|Owen Llewellyn|Grace Adeyemi|Silas Thorne",
  firms:
    "Larkfield Joinery Ltd|Orme & Pell LLP|Bright Kiln Pottery Inc.|Northgate Water|Tarn Valley Bank plc|Meridian Tools LLC|Ashby Catering|Old Mill Press|Copse Hill Clinic",
  streets: "14 Weaver Street|Unit 6, Canal Yard|203 Orchard Avenue|8 Chapel Lane|77 Harbour Road|PO Box 512",
  towns: "Ludford LD4 2QT|Port Ansel, ME 04109|Brackwater BW1 7HN|Calder Falls, OH 44120|Thornby TH9 3EE|Wexmoor",
  months: "January|March|April|June|September|November",
  page: "Page|page|p.|Sheet",
  goods:
    "Oak board 20 mm|Copper pipe, 3 m|Hand towels, white|Consulting, per hour|Ball bearing 6204|Printer paper A4|Garden hose|Olive oil 5 l|Replacement filter|Assembly on site|LED lamp 9 W|Shipping",
  number: "No.|Number|Ref.|Our reference",
  date: "Date|Dated|Issue date",
  customer: "Customer no.|Account|Bill to|Client",
  invoice: "INVOICE|Invoice|Tax Invoice|Bill|Commercial Invoice|Sales invoice|Invoice / Statement of charges",
  goodsColumns: "Description,Qty,Unit price,Amount|Item,Quantity,Rate,Total|Article,Units,Price,Line total",
  subtotal: "Subtotal|Net amount|Total excl. VAT",
  tax: "VAT 20 %|Sales tax|VAT|Tax 8.25 %",
  total: "Total due|Amount due|TOTAL|Balance due|Grand total",
  payment:
    "Payment is due within 30 days.|Please pay by bank transfer to the account below.|Terms: net 14 days.|IBAN GB29 NWBK 6016 1331 9268 19|Late payments bear interest.|Remit to: Tarn Valley Bank",
  order: "PURCHASE ORDER|Purchase Order|Order|Order form|Order confirmation|Work order",
  orderSays:
    "Please deliver the following goods.|Deliver to: Gate 3, Canal Yard|Requested delivery date|Ship via: carrier|Please confirm this order by return.|Buyer|Vendor|Ordered by|Please quote our order number on all papers.",
  delivery: "DELIVERY NOTE|Delivery Note|Packing List|Packing slip|Dispatch note|Goods received note",
  deliveryColumns:
    "Article,Description,Quantity delivered,Unit|Item,Description,Ordered,Shipped|Pos,Goods,Packages,Weight kg",
  deliverySays:
    "Goods received in good condition|Received by|Number of packages|Gross weight|Carrier|Delivery address|Shipped on|Please check the goods on arrival.|Signature of recipient",
  receiptSays:
    "Thank you for shopping with us|CASH|CHANGE|CARD **** 4821|VISA|TOTAL|Cashier 07|Receipt no. 004512|Items 4|Have a nice day|Refunds within 14 days with receipt|Table 12|Server: Jo",
  statement:
    "Statement of account|Account statement|Bank statement|Your account summary|Monthly statement|Current account statement",
  statementColumns:
    "Date,Description,Paid out,Paid in,Balance|Date,Details,Debit,Credit,Balance|Posted,Transaction,Amount,Balance",
  statementLabels:
    "Opening balance|Closing balance|Balance brought forward|Sort code|Account number|Statement period|Total paid in|Total paid out|Overdraft limit",
  bookings:
    "Direct debit Northgate Water|Card payment Ashby Catering|Standing order rent|Transfer from savings|Cash withdrawal|Salary|Interest|Monthly fee|Cheque 100231|Online purchase",
  contract:
    "AGREEMENT|Service Agreement|Employment contract|Lease Agreement|Contract of sale|Non-disclosure agreement|Licence agreement|Consulting Agreement|Loan agreement",
  between:
    "This agreement is made between|by and between|entered into as of the date below by|(hereinafter the “Supplier”)|(the “Client”)|and|WHEREAS the parties wish to set out the terms",
  clauses:
    "Definitions|Term and termination|Fees|Confidentiality|Liability|Governing law|Notices|Severability|Assignment|Obligations of the parties|Entire agreement|Warranties",
  legal:
    "The Supplier shall perform the services with due care.|Neither party may assign this agreement without prior written consent.|This agreement shall be governed by the laws of England.|Either party may terminate this agreement upon three months' notice.|The parties hereto agree that nothing herein shall limit liability for wilful misconduct.|In the event of breach, the other party shall be entitled to terminate forthwith.|The tenant shall keep the premises in good repair.|All notices hereunder shall be in writing.|The provisions of this clause survive termination.",
  signature: "Signed for and on behalf of|Signature|Place, date|Name in block letters|Witness|By: ______________",
  form: "Application form|Registration form|Application for a parking permit|Change of details|Claim form|Questionnaire|Consent form|Enrolment form|Membership application",
  fields:
    "Surname|First name|Date of birth|Address|Postcode|Telephone|E-mail|Nationality|Occupation|Employer|Bank details|Marital status|Number of children|Reason for application|Vehicle registration|Place of birth|Signature of applicant|Date",
  formSays:
    "Please complete in block capitals.|Please tick as appropriate|For office use only|Yes|No|Return this form to the office.|I declare that the information given is correct.|Attach a copy of your identity card.",
  report:
    "Annual Report|Progress report|Inspection Report|Quarterly report|Report on the state of the bridges|Site survey report|Sustainability report|Audit report",
  chapters:
    "Executive summary|Introduction|Background|Findings|Recommendations|Outlook|Financial review|Conclusions|Risks|Next steps|Key figures|Methodology",
  reporting:
    "Revenue rose by 4 % compared with the previous year.|The survey covered 212 sites in nine districts.|Figure 2 shows the development since 2015.|We recommend that the measures be continued.|The number of visitors fell slightly in the third quarter.|Most of the respondents were satisfied with the service.|The inspection found minor corrosion on the bearings.|Investments were focused on the northern sites.|The following table gives the main results.|Risks remain in the supply of energy.",
  certificate:
    "CERTIFICATE|Certificate of Attendance|Certificate of Completion|Diploma|Certificate of Conformity|Certificate of Achievement|Award|Birth certificate",
  certifies:
    "This is to certify that|has successfully completed the course|is hereby awarded|in recognition of|We hereby certify that|has taken part in|with distinction|Given under our hand and seal|Valid until|Certificate no.",
  cv: "Curriculum Vitae|CV|Résumé|Resume|Profile",
  cvHeads:
    "Work experience|Education|Skills|Languages|Interests|Publications|Professional experience|References|Certifications|Awards|Personal details|Employment history",
  jobs: "Senior accountant|Teaching assistant|Nurse, intensive care|Bachelor of Science, Physics|Software developer|Project manager|Apprentice carpenter|MSc Economics|Volunteer, food bank|Head of sales|Responsible for a team of six|Fluent English, basic Spanish|Proficient in spreadsheets",
  abstract: "Abstract|ABSTRACT|Summary",
  sections:
    "1 Introduction|2 Related work|3 Method|4 Experiments|5 Results|6 Discussion|7 Conclusion|Transcripts and methods|Acknowledgements|Limitations",
  scholarly:
    "We propose a method that estimates the density of swifts [3].|Our results show a significant effect (p < 0.05).|Previous studies (Brandt et al., 2019) have shown the contrary.|The data set consists of 1,204 samples.|As shown in Fig. 3, the error decreases with n.|We evaluate the model on three benchmarks.|Let x denote the observed variable; then the estimator is unbiased.|Keywords: swifts, acoustics, small models|These findings are consistent with earlier work [7, 12].|The participants gave informed consent.",
  references:
    "[1] Brandt, O. and Ito, K. (2019). Counting at dusk. Journal of Field Methods 12(3), 44–58.|[2] Adeyemi, G. et al. Learning from little. Proc. 7th Conf. on Sound, 2021.|Rossi, M. (2020). A survey of microphones. doi:10.1000/xyz.112|[4] Okafor, N., Sato, R. Small networks. arXiv:2101.00001, 2021.|[5] Lind, P. Notes on birds. Springer, 2015.",
  minutes:
    "Minutes|Minutes of the meeting|Minutes of the annual general meeting|Meeting minutes|Board meeting – minutes|Record of the meeting",
  minuteLabels: "Present|Apologies|Chair|Minutes taken by|Agenda|Time|Place|Next meeting|Attendees",
  minuteSays:
    "The chair opened the meeting at 19:00.|The minutes of the last meeting were approved.|It was resolved to repair the fence.|The motion was carried with two abstentions.|Mr Fenwick reported on the accounts.|Action: Priya to ask for quotes.|Any other business|The meeting closed at 21:15.|The treasurer presented the budget.|Item 3: election of the board",
  drawingLabels:
    "Scale 1:50|Drawn by|Checked|Rev.|Sheet 1 of 3|Transcript|Drawing no.|Title|Date|All dimensions in mm|Tolerance ±0.1|Approved|Section A-A|Ground floor",
  parts: "Ø 12|R 5|120|45°|M8|2400|DETAIL B|350|Pos. 4|1:10|N|Kitchen|Bath|Hall",
  slides:
    "Agenda|Where we stand|Our goals for next year|Thank you!|Questions?|Market overview|Roadmap|Why now?|Team|Key takeaways",
  bullets:
    "Growth in all regions|Three new products|Launch in spring|Cut costs by 10 %|Hire two engineers|Pilot with five customers|Better onboarding|Lessons learned|Faster delivery|What we need from you",
  mailLabels: "From:,To:,Sent:,Subject:|From:,Date:,To:,Cc:,Subject:|From:,Sent:,To:,Subject:,Attachments:",
  mailSays:
    "Hi Priya,|Hi all,|Hello Owen,|thanks for the quick reply.|See below.|Can we move the call to Thursday?|I have attached the draft.|Cheers,|Best,|Sent from my phone|On Tue, 4 March 2025, Owen wrote:|> Could you send me the numbers?|Let me know what you think.",
});
