import { person } from '../own/person.mjs'

export const itSupportSpecialist = person(
  'Marcus',
  {
    overview:
      'IT support specialist with four years of help desk and desktop support experience in healthcare and school environments. Patient with users, careful with documentation and eager to grow into systems administration. CompTIA certified, based in Columbus, Ohio.',
    jobs: [
      [
        'buckeye',
        'IT Support Specialist II',
        'Olentangy Health Partners, Columbus, OH, USA',
        '2023-04',
        null,
        [
          'Resolve an average of 22 tickets a day for 900 users at eleven clinics.',
          'Administer user accounts and groups in Active Directory and Microsoft 365.',
          'Deploy laptops with Intune and reduced the setup time from four hours to 50 minutes.',
          'Write knowledge base articles in ServiceNow, 65 so far.',
          'Take part in an on-call rotation every sixth week.',
        ].join('\n'),
      ],
      [
        'schools',
        'Help Desk Technician',
        'Licking Valley School District, Newark, OH, USA',
        '2021-08',
        '2023-03',
        [
          'Supported 3,200 Chromebooks and 260 teacher laptops.',
          'Repaired screens, keyboards and batteries in the workshop.',
          'Installed projectors and wireless access points in 40 classrooms.',
          'Trained teachers in the use of Google Workspace.',
        ].join('\n'),
      ],
      [
        'geek',
        'Computer Repair Technician',
        'PC Rescue, Reynoldsburg, OH, USA',
        '2020-05',
        '2021-07',
        [
          'Diagnosed hardware faults and removed malware for walk-in customers.',
          'Recovered data from damaged drives.',
          'Ordered parts and kept the parts inventory.',
        ].join('\n'),
      ],
      [
        'grocery',
        'Cashier',
        'Fresh Corner Market, Columbus, OH, USA',
        '2018-06',
        '2020-04',
        [
          'Operated a register and handled cash.',
          'Helped customers with the self-checkout machines.',
          'Trained three new cashiers.',
        ].join('\n'),
      ],
    ],
    roles: [
      [
        'homelab',
        'Home lab',
        'Run a small Proxmox server with pfSense firewall and Windows Server for practice',
        '2022',
      ],
      [
        'library',
        'Volunteer, Tech Help at Linden Library',
        'Help seniors with phones and laptops on Saturdays',
        '2021',
      ],
    ],
    skills: [
      ['trouble', 'Troubleshooting', ''],
      ['customer', 'Customer service', ''],
      ['imaging', 'Imaging and deployment', ''],
      ['network', 'TCP/IP networking', ''],
      ['docs', 'Documentation', ''],
    ],
    technical: [
      ['ad', 'Active Directory', ''],
      ['m365', 'Microsoft 365', ''],
      ['intune', 'Intune', ''],
      ['servicenow', 'ServiceNow', ''],
      ['powershell', 'PowerShell', ''],
      ['macos', 'macOS', ''],
    ],
    achievements: [
      ['aplus', 'CompTIA A+', '', '2020'],
      ['netplus', 'CompTIA Network+', '', '2022'],
      ['star', 'Service Star Award, Olentangy Health Partners', 'For support during the clinic move', '2024'],
    ],
    other: [
      'Associate of Applied Science in Information Technology, Columbus State Community College, 2020',
      'Languages: English, conversational Spanish',
      'Interests: basketball, retro gaming, building PCs',
    ],
  },
  [],
  `
answerable | What is Marcus currently doing? | buckeye |
near_miss | How many years of PowerShell experience? | / powershell
answerable | Has he worked with Intune? | buckeye intune |
answerable | does he have Network+ | netplus |
missing | Why did he leave the school district? | / schools
near_miss | Does he have Jira Service Management experience? | / servicenow buckeye
answerable | Does he have a degree? | other-1 |
answerable | Walk me through his support experience. | buckeye schools geek overview / trouble customer library
`,
)
