"""What is asked, what an answer does, and what comes next."""
