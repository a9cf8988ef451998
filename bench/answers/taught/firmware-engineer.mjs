import { person } from '../own/person.mjs'

export const firmwareEngineer = person(
  'Zdeněk',
  {
    overview:
      'Embedded firmware, C and a bit of Rust, small batteries. Ten years, two of them in medical devices. I measure the current before I argue.',
    jobs: [
      [
        'meter',
        'Lead Firmware Engineer',
        'Vltava Metering s.r.o., Brno',
        'Sep 2021',
        'now',
        '– water meter with NB-IoT, 410 000 pieces in the field, battery for 14 years\n– average consumption 9.1 µA, before 16 µA\n– update over the air: 0.02 % bricked in the first wave, zero in the next three\n– four firmware people, hired two of them',
      ],
      [
        'pump',
        'Embedded Developer',
        'Infuzo Medical a.s., Olomouc',
        '05/2019',
        '08/2021',
        '– infusion pump, IEC 62304 class C\n– unit tests for MC/DC coverage, 100 % for the safety part\n– answered 38 questions of notified body\n– the display was done by colleagues in Žilina',
      ],
      [
        'toy',
        'Developer',
        'Robík hračky (start-up), Brno',
        '2016',
        '2019',
        '– robot kit for schools, Kickstarter 212 % funded\n– STM32, Bluetooth, mobile app by contractor\n– insolvency in spring 2019',
      ],
    ],
    skills: [
      ['low', 'Low power design', 'sleep modes, leakage, Joulescope'],
      ['boot', 'Secure boot and OTA', 'MCUboot, signed images, rollback'],
      ['emc', 'EMC debugging', 'in chamber at TÜV, twice failed, third time fine'],
    ],
    technical: [
      ['c', 'C', 'MISRA', 'expert'],
      ['rust', 'Rust', 'one bootloader tool, test rigs', 'intermediate'],
      ['zephyr', 'Zephyr, FreeRTOS', '', 'advanced'],
      ['kicad', 'KiCad', 'reads schematics, small adapter boards', 'intermediate'],
      ['fpga', 'VHDL', 'school', 'beginner'],
    ],
    roles: [
      ['hack', 'Base48 hackerspace, Brno', 'Teaches soldering to children on first Saturdays.', '2017'],
      ['patch', 'Zephyr contributor', '23 patches accepted, all in modem drivers.', '2022'],
    ],
    achievements: [
      ['patent', 'Utility model CZ 36 xxx', 'Detection of freezing in a meter from ultrasonic signal.', '2023'],
    ],
    other: [
      'Ing. (MSc), Cybernetics, VUT Brno, 2016; Erasmus semester in Tampere',
      'Czech native, English C1, Russian passive',
      'Bicycle, no car. Driving licence yes, driving no.',
      'One-man trade licence (IČO), so contract is also possible',
      'Plays bassoon in amateur orchestra',
    ],
  },
  [
    [
      'a-ota',
      'meter',
      'How did the bricked devices come about?',
      'Eighty-two meters in Ostrava went silent after update. All from one batch of flash chips, slower by a millisecond. I drove there by train with a debugger and sat in cellars for three days. The timeout was my number, from the datasheet, typical column instead of maximum. I read the right column now.',
    ],
    [
      'a-boss',
      'pump',
      'When did you not agree with your boss?',
      'He wanted to sign the test report before the last run, because the auditor came on Monday. I said I will come Saturday and Sunday, but I sign on Monday morning. He brought pizza. One test failed, in fact.',
    ],
    [
      'a-want',
      'meter',
      'What do you search for?',
      'Something smaller than forty people, hardware on the same floor. No gambling, no weapons.',
    ],
    ['a-rate', 'meter', 'Money?', '115 000 CZK per month, or 5 200 per day on invoice.'],
  ],
  `
answerable | number of devices running his code | meter | 410 000
answerable | power draw, before & after? | meter | 9.1; 16
answerable | failure rate of remote updates | meter / a-ota | 0.02
answerable | Medical device software standard he worked under, and class | pump | 62304
answerable | code coverage discipline | pump | MC/DC
answerable | had to deal with regulators? | pump | notified body
answerable | Which RTOSes? | zephyr | FreeRTOS
answerable | any Rust in production-ish use | rust | bootloader
answerable | does he do PCBs | kicad | adapter
answerable | EMC lab passes | emc | third
answerable | crowd funding background | toy | 212
answerable | how did the start-up end | toy | insolvency
answerable | upstream contributions | patch | 23
answerable | IP registered in his name? | patent | Utility model
answerable | study abroad | other-1 | Tampere
answerable | can we hire him as freelancer, day rate | a-rate / other-4 | 5 200
answerable | industries he refuses | a-want | weapons
answerable | does he drive to clients | other-3 | driving no
answerable | did he recruit people himself | meter | hired
answerable | musical instrument | other-5 | bassoon
story | a field failure traced to his own error | a-ota |
story | Integrity under deadline pressure - example | a-boss |
near_miss | FPGA design in commercial product
near_miss | Did he create the user interface of the pump
near_miss | automotive ISO 26262 / AUTOSAR
near_miss | LoRaWAN stack work?
near_miss | has he founded the toy company
near_miss | Fluent Russian
missing | Notice period
missing | expects stock options?
missing | Linux kernel / Yocto
false_premise | why did 2% of devices brick in the third wave
false_premise | what patients were harmed by the pump
false_premise | Which semester in Helsinki did he fail?
`,
)
